import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../run.ts';
import type { Contract, Schema } from './contract.ts';
import { operationsSource } from './operationsSource.ts';
import { createShapeWriter } from './shapes.ts';

const contract = parse(`
  components:
    schemas:
      Name: { type: string }
      Shelf:
        type: object
        required: [left, right, over]
        properties:
          left: { $ref: '#/components/schemas/Pair' }
          right: { $ref: '#/components/schemas/Pair' }
          over: { $ref: '#/components/schemas/Rest' }
      Rest: { type: [object, 'null'], required: [count], properties: { count: { type: [integer, 'null'] } } }
      Pair:
        type: object
        required: [name]
        properties: { name: { $ref: '#/components/schemas/Name' }, note: { type: string } }
`) as Contract;

/** The check of an answer whose `data` has this schema, and the constants that it uses. */
function checkOf(schema: string) {
  const shapes = createShapeWriter(contract);
  const { shape } = shapes.answer({ required: ['data'], properties: { data: parse(schema) as Schema } });
  return { shape, constants: shapes.declarations() };
}

test.each([
  ['{ type: integer }', `'number'`],
  [`{ type: [string, 'null'] }`, `'string?'`],
  ['{ type: [string, boolean] }', `'unknown'`],
  ['{ description: anything }', `'unknown'`],
  ['{ type: array, items: { type: string } }', `['string']`],
  ['{ type: object }', '{}'],
  ['{ type: object, additionalProperties: { type: boolean } }', `{ '*': 'boolean' }`],
  [`{ type: [object, 'null'], required: [a], properties: { a: { type: string } } }`, `{ '?': { a: 'string' } }`],
])('the answer %s is checked as %s', { tags: 'A-03' }, (schema, shape) => {
  expect(checkOf(schema)).toEqual({ shape, constants: [] });
});

test('a named object becomes a constant with its required properties', { tags: 'A-03' }, () => {
  expect(checkOf(`{ type: array, items: { $ref: '#/components/schemas/Pair' } }`)).toEqual({
    shape: '[Pair]',
    constants: [`const Pair = { name: 'string' } as const;`],
  });
});

test('a constant comes after those that it names, each once', { tags: 'A-03' }, () => {
  expect(checkOf(`{ $ref: '#/components/schemas/Shelf' }`)).toEqual({
    shape: 'Shelf',
    constants: [
      `const Pair = { name: 'string' } as const;`,
      `const Rest = { '?': { count: 'number?' } } as const;`,
      'const Shelf = { left: Pair, right: Pair, over: Rest } as const;',
    ],
  });
});

test.each([
  ['has no data', `{ type: object, required: [id], properties: { id: { type: string } } }`, `{ id: 'string' }`, true],
  ['need not have data', `{ type: object, properties: { data: { type: string } } }`, '{}', true],
  ['has data', `{ type: object, required: [data], properties: { data: { type: string } } }`, `'string'`, false],
  ['has data of any kind', `{ type: object, required: [data] }`, `{ data: 'unknown' }`, true],
])('an answer that %s is checked as a whole or by its data', { tags: 'A-03' }, (_what, schema, shape, isWhole) => {
  expect(createShapeWriter(contract).answer(parse(schema) as Schema)).toEqual({ shape, isWhole });
});

test('the parts of an allOf are checked together', { tags: 'A-03' }, () => {
  const schema = `allOf: [{ $ref: '#/components/schemas/Pair' }, { type: object, required: [id], properties: { id: { type: string } } }]`;
  expect(checkOf(schema).shape).toBe(`{ name: 'string', id: 'string' }`);
});

test('the committed client is what the generator writes from the contract', { tags: 'A-03' }, async () => {
  const api = join(root, 'packages/api');
  const whole = parse(await readFile(join(api, 'openapi.yaml'), 'utf8'), { maxAliasCount: -1 }) as Contract;
  const { operations, lateOperations } = operationsSource(whole);
  expect(operations).toBe(await readFile(join(api, 'src/generated/operations.ts'), 'utf8'));
  expect(lateOperations).toBe(await readFile(join(api, 'src/generated/lateOperations.ts'), 'utf8'));
});
