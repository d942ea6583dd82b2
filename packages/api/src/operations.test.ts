import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { OPERATIONS, type Operation } from './operations.ts';
import type { Kind } from './shape.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
}
interface ContractOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: object;
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

const contract = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, ContractOperation>>;
};

function follow<T extends { $ref?: string }>(value: T): T {
  if (!value.$ref) return value;
  const place = value.$ref.slice(2).split('/');
  return follow(place.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T);
}

const all = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

test('[A-03] every operation of the contract has its line, and no line is without an operation', () => {
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(all.map(({ operation }) => operation.operationId).toSorted());
});

test.each(all)(
  '[A-02, A-03] the line of $operation.operationId says what the contract says',
  ({ path, method, operation }) => {
    const line: Operation = OPERATIONS[operation.operationId as keyof typeof OPERATIONS];
    const parameters = (operation.parameters ?? []).map((parameter) => follow(parameter));
    const placed = parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query');
    const input = operation.requestBody ? (placed.length > 0 ? 'both' : 'body') : placed.length > 0 ? 'params' : 'none';
    const bearer =
      operation.security?.length === 0 ? 'none' : operation.security?.[0]?.['accessToken'] ? 'given' : undefined;
    const content = operation.responses['200']?.content ?? {};

    expect(line).toMatchObject({ path, method });
    expect(line.input ?? (line.method === 'GET' ? 'params' : 'body')).toBe(input);
    expect(line.auth).toBe(bearer);
    expect(line.keyed ?? false).toBe(parameters.some(({ name }) => name === 'Idempotency-Key'));
    expect(Object.keys(content).every((type) => type.startsWith(line.file ?? 'application/json'))).toBe(true);
    const answer = content['application/json']?.schema ?? {};
    expect(requiredOf(answer).includes('data')).toBe(!line.whole && !line.file);
    for (const [place, kind] of Object.entries(line.shape ?? {})) expect(kindAt(answer, place)).toBe(kind);
  },
);

/** What the contract promises at a place of an answer, in the words of the table. */
function kindAt(answer: Schema, place: string): Kind | undefined {
  let schema = follow(answer);
  for (const key of place.split('.')) {
    if (key === '*') {
      const { items, additionalProperties } = schema;
      schema = follow(items ?? (typeof additionalProperties === 'object' ? additionalProperties : {}));
      continue;
    }
    expect(requiredOf(schema)).toContain(key);
    schema = follow(propertiesOf(schema)[key] ?? {});
  }
  if (schema.type === 'array') {
    const item = follow(schema.items ?? {}).type;
    return item === 'string' ? 'strings' : item === 'integer' ? 'numbers' : 'objects';
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') return 'lists';
  if (schema.type === 'string' || schema.type === 'boolean') return schema.type;
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return schema.type === 'object' ? 'object' : undefined;
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  const { properties = {}, allOf = [] } = follow(schema);
  return Object.assign({}, properties, ...allOf.map(propertiesOf)) as Record<string, Schema>;
}

function requiredOf(schema: Schema): string[] {
  const { required = [], allOf = [] } = follow(schema);
  return [...required, ...allOf.flatMap(requiredOf)];
}
