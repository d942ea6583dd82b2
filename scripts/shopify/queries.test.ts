import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType, parse, printSchema, validate } from 'graphql';
import { expect, test } from 'vitest';
import { DEFAULT_METAFIELDS, productQuery, QUERIES } from '../../apps/store-server/src/shopify/queries.ts';
import { TOPICS } from '../../apps/store-server/src/shopify/topics.ts';
import { API_VERSION } from '../../apps/store-server/src/shopify/version.ts';
import { pruneSchema } from './pruneSchema.ts';

const file = new URL(`../../apps/store-server/test/support/shopify/admin_${API_VERSION}.graphql`, import.meta.url);
const schema = buildSchema(readFileSync(file, 'utf8'));
const problemsOf = (query: string) => validate(schema, parse(query)).map(({ message }) => message);

test.for(Object.entries(QUERIES))('The query %s fits the Admin schema', { tags: 'O-09' }, ([, query]) => {
  expect(problemsOf(query)).toEqual([]);
});

test('The schema has what the queries use, and no more', { tags: 'O-09' }, () => {
  const pruned = buildSchema(pruneSchema(schema, Object.values(QUERIES)));
  expect(printSchema(pruned)).toBe(printSchema(schema));
});

test('The topics of webhooks are those of the version', { tags: 'O-09' }, () => {
  const known = (schema.getType('WebhookSubscriptionTopic') as GraphQLEnumType).getValues().map(({ name }) => name);
  expect(Object.values(TOPICS).filter(({ name }) => !known.includes(name))).toEqual([]);
});

test('A field that the version does not have is found', { tags: 'O-09' }, () => {
  expect(problemsOf('{ shop { secrets } }')).toEqual(['Cannot query field "secrets" on type "Shop".']);
});

test('The name of a metafield cannot change a query', { tags: 'O-09' }, () => {
  const query = productQuery({ ...DEFAULT_METAFIELDS, model: 'custom.model") { value } evil: metafield(key: "x' });
  expect(problemsOf(query)).toEqual([]);
  expect(query).toContain(String.raw`\") { value } evil`);
});
