import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LATE_OPERATIONS } from './generated/lateOperations.ts';
import { OPERATIONS as EARLY_OPERATIONS } from './generated/operations.ts';
import type { Operation } from './operation.ts';
import type { Shape } from './shape.ts';

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

const OPERATIONS: Readonly<Record<string, Operation>> = { ...EARLY_OPERATIONS, ...LATE_OPERATIONS };

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

test('The client has exactly the operations of the contract', { tags: 'A-03' }, () => {
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(all.map(({ operation }) => operation.operationId).toSorted());
});

test.each(all)(
  'what the client knows of $operation.operationId agrees with the contract',
  { tags: ['A-02', 'A-03'] },
  ({ path, method, operation }) => {
    const line = OPERATIONS[operation.operationId] as Operation;
    const parameters = (operation.parameters ?? []).map((parameter) => follow(parameter));
    const placed = parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query');
    const input = operation.requestBody ? (placed.length > 0 ? 'both' : 'body') : placed.length > 0 ? 'params' : 'none';
    const bearer =
      operation.security?.length === 0 ? 'none' : operation.security?.[0]?.['accessToken'] ? 'given' : undefined;
    const content = operation.responses['200']?.content ?? {};

    expect(line).toMatchObject({ path, method });
    expect(path).toMatch(new RegExp(`^(/api)?/${line.service}/`));
    expect(line.input).toBe(input);
    expect(line.auth).toBe(bearer);
    expect(line.keyed ?? false).toBe(parameters.some(({ name }) => name === 'Idempotency-Key'));
    expect(Object.keys(content).every((type) => type.startsWith(line.file ?? 'application/json'))).toBe(true);
    const answer = content['application/json']?.schema ?? {};
    expect(requiredOf(answer).includes('data')).toBe(!line.whole && !line.file);
    for (const [place, kind] of line.shape ? placesOf(line.shape, line.whole ? [] : ['data']) : []) {
      expect(kindAt(answer, place), place.join('.')).toBe(kind);
    }
  },
);

test('An export has a parameter for each filter of a search', { tags: ['Z-06', 'F-01'] }, () => {
  const { properties = {} } = follow<Schema>({ $ref: '#/components/schemas/InventoryFilters' });
  const parameters = all.find(({ operation }) => operation.operationId === 'exportInventory')?.operation.parameters;
  const names = (parameters ?? []).map((parameter) => follow(parameter).name);
  expect(Object.keys(properties).filter((name) => !names.includes(name))).toEqual([]);
});

/** Every place of a shape with the type that must be there; `*` means each item or each value, `?` an object or a list, or null. */
function placesOf(shape: Shape, place: string[]): [place: string[], kind: string][] {
  if (typeof shape === 'string') return [[place, shape]];
  if ('?' in shape) {
    const [[, kind] = [], ...inner] = placesOf(shape['?'], place);
    return [[place, `${kind}?`], ...inner];
  }
  const isList = Array.isArray(shape);
  const inner: [string, Shape][] = isList ? [['*', shape[0] as Shape]] : Object.entries(shape);
  return [[place, isList ? 'array' : 'object'], ...inner.flatMap(([key, one]) => placesOf(one, [...place, key]))];
}

/** What the contract requires at a place of an answer. */
function kindAt(answer: Schema, place: string[]): string {
  let schema = follow(answer);
  for (const key of place) {
    if (key === '*') {
      const { items, additionalProperties } = schema;
      schema = follow(items ?? (typeof additionalProperties === 'object' ? additionalProperties : {}));
      continue;
    }
    expect(requiredOf(schema)).toContain(key);
    schema = follow(propertiesOf(schema)[key] ?? {});
  }
  const types = [typeOf(schema)].flat();
  const [kind = '', ...others] = types.filter((type) => type !== 'null');
  if (others.length > 0) return 'unknown';
  return `${kind === 'integer' ? 'number' : kind}${types.includes('null') ? '?' : ''}`;
}

function typeOf(schema: Schema): string | string[] {
  const { type, allOf } = follow(schema);
  return type ?? (allOf?.[0] ? typeOf(allOf[0]) : 'unknown');
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  const { properties = {}, allOf = [] } = follow(schema);
  return Object.assign({}, properties, ...allOf.map(propertiesOf)) as Record<string, Schema>;
}

function requiredOf(schema: Schema): string[] {
  const { required = [], allOf = [] } = follow(schema);
  return [...required, ...allOf.flatMap(requiredOf)];
}
