import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../run.ts';
import type { Contract } from './contract.ts';
import { operationsSource } from './operationsSource.ts';

/** Writes `packages/api/src/generated/operations.ts` from openapi.yaml, or the file named by the first argument. */

const api = join(root, 'packages/api');
const [, , output = join(api, 'src/generated/operations.ts')] = process.argv;
const contract = parse(await readFile(join(api, 'openapi.yaml'), 'utf8'), { maxAliasCount: -1 }) as Contract;
await writeFile(output, operationsSource(contract));
