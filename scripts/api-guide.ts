/** `npm run api-guide` writes the description of each function from its contract into docs/api.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allContracts } from './tools/api-guide/contracts.ts';
import { describedIn } from './tools/api-guide/describe.ts';

const guide = path.resolve(import.meta.dirname, '../docs/api.md');
writeFileSync(guide, describedIn(readFileSync(guide, 'utf8'), await allContracts()));
