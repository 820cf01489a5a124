/** Signs in. The defaults are the demo's Miguel Member. */
const member = {
  key: process.env.MEMBER_KEY || 'trl-Member5p9DK2wn7Hq4zT8yv3CXr6mGbJf9ue2As7kt',
  passcode: process.env.MEMBER_PASSCODE || 'three-wide',
  name: process.env.MEMBER_NAME || 'Miguel Member',
};

/** Signs in in another tab. The defaults are the demo's Lena Leader. */
const other = {
  key: process.env.OTHER_KEY || 'trl-Leader7x4MZ9qK2tv6wB8hN3yc5RpdGjF4us9ae2Kx',
  passcode: process.env.OTHER_PASSCODE || 'top-of-tree',
  name: process.env.OTHER_NAME || 'Lena Leader',
};

/** Receives transfers. */
const recipient = {
  key: process.env.RECIPIENT_KEY || other.key,
  name: process.env.RECIPIENT_NAME || other.name,
};

export const accounts = { member, other, recipient };
