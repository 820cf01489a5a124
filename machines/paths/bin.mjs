#!/usr/bin/env node
// The sources, and the models of the caller, are TypeScript; those of a CommonJS project are required.
import 'tsx';

await import('./cli/main.ts');
