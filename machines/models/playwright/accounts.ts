/** Signs in. The defaults are the demo's Miguel Member. */
const member = {
  key: process.env.MEMBER_KEY || 'trl-member5p9dk2wn7hq4zt8yv3cxr6mgbjf9ue2as7kt',
  passcode: process.env.MEMBER_PASSCODE || 'three-wide',
  name: process.env.MEMBER_NAME || 'Miguel Member',
};

/** Signs in in another tab. The defaults are the demo's Lena Leader. */
const other = {
  key: process.env.OTHER_KEY || 'trl-leader7x4mz9qk2tv6wb8hn3yc5rpdgjf4us9ae2kx',
  passcode: process.env.OTHER_PASSCODE || 'top-of-tree',
  name: process.env.OTHER_NAME || 'Lena Leader',
};

/** Receives transfers. */
const recipient = {
  key: process.env.RECIPIENT_KEY || other.key,
  name: process.env.RECIPIENT_NAME || other.name,
};

export const accounts = { member, other, recipient };
