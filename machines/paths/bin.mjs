#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The sources, and the models of the caller, are TypeScript.
register();
await import('./cli/main.ts');
