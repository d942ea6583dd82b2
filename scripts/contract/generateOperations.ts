import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../run.ts';
import type { Contract } from './contract.ts';
import { operationsSource } from './operationsSource.ts';

/** Writes `operations.ts` and `lateOperations.ts` of `packages/api/src/generated` from openapi.yaml, or beside the file named. */

const api = join(root, 'packages/api');
const [, , output = join(api, 'src/generated/operations.ts')] = process.argv;
const contract = parse(await readFile(join(api, 'openapi.yaml'), 'utf8'), { maxAliasCount: -1 }) as Contract;
const { operations, lateOperations } = operationsSource(contract);
await writeFile(output, operations);
await writeFile(join(dirname(output), 'lateOperations.ts'), lateOperations);
