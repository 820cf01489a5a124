import { report } from './report';

/** `npm run bench -- seeding` prints one part only. */
await report(process.argv.slice(2));
