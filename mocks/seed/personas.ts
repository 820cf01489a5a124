export type PersonaId = 'newcomer' | 'member' | 'leader' | 'inactive' | 'unlucky';

/** Somebody to sign in as: the credentials are the same in every world. */
export interface Persona {
  readonly id: PersonaId;
  readonly name: string;
  readonly description: string;
  /** the private key */
  readonly identifier: string;
  readonly passcode: string;
}

export const personas: readonly Persona[] = [
  {
    id: 'newcomer',
    name: 'Nora Newcomer',
    description: 'Signed up today: not staged yet, no money, nobody below.',
    identifier: 'trl-newcomer8k3vq6y2mw9t5xh7cz4rbnpdfjg2ae6us3',
    passcode: 'first-steps',
  },
  {
    id: 'member',
    name: 'Miguel Member',
    description: 'A year on board: stage 3, and some history of everything.',
    identifier: 'trl-member5p9dk2wn7hq4zt8yv3cxr6mgbjf9ue2as7kt',
    passcode: 'three-wide',
  },
  {
    id: 'leader',
    name: 'Lena Leader',
    description: 'The root of the network: everybody else is in her team.',
    identifier: 'trl-leader7x4mz9qk2tv6wb8hn3yc5rpdgjf4us9ae2kx',
    passcode: 'top-of-tree',
  },
  {
    id: 'inactive',
    name: 'Ina Inactive',
    description: 'Donated long ago and has been away since.',
    identifier: 'trl-inactive3t6yw9kp2vx8mq5hz7bn4crdgjf6ue9as2',
    passcode: 'long-asleep',
  },
  {
    id: 'unlucky',
    name: 'Uma Unlucky',
    description: 'Has money, but whatever she tries to do with it fails at the provider.',
    identifier: 'trl-unlucky9c2hv7xk4qm8tw5zy3bn6rpdgjf2ae8us5k',
    passcode: 'no-such-luck',
  },
];

/** Where a persona stands among the members of a new world, in the order of joining. Nobody moves with its size but the newcomer, who is last. */
export const personaIndex = (id: PersonaId, members: number): number =>
  ({ leader: 0, member: 3, inactive: 7, unlucky: 8, newcomer: members - 1 })[id];

/** The smallest world: everybody that the personas' stories need. */
export const LEAST_MEMBERS = 10;
