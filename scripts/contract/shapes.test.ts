import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Contract, Schema } from './contract.ts';
import { createShapeWriter } from './shapes.ts';

const contract = parse(`
  components:
    schemas:
      Name: { type: string }
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
])('[A-03] the answer %s is checked as %s', (schema, shape) => {
  expect(checkOf(schema)).toEqual({ shape, constants: [] });
});

test('[A-03] a named object becomes a constant with its required properties', () => {
  expect(checkOf(`{ type: array, items: { $ref: '#/components/schemas/Pair' } }`)).toEqual({
    shape: '[Pair]',
    constants: [`const Pair = { name: 'string' } as const;`],
  });
});

test('[A-03] the parts of an allOf are checked together', () => {
  const schema = `allOf: [{ $ref: '#/components/schemas/Pair' }, { type: object, required: [id], properties: { id: { type: string } } }]`;
  expect(checkOf(schema).shape).toBe(`{ name: 'string', id: 'string' }`);
});
