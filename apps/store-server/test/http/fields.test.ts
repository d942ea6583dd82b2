import { ROLES, type OperationId } from '@instore/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDevice, findPerson } from '../../src/security/callers.ts';
import { readContract, type OperationRule } from '../../src/security/contract.ts';
import type { Sessions } from '../../src/security/sessions.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { demoPersonWith } from '../support/people.ts';
import { buildRules, REACHED } from '../support/rules.ts';
import { putResources } from '../support/resources.ts';
import { samples } from '../support/samples.ts';

const { document, rules } = readContract();
/** Operations with a JSON body; a part of a file has no fields. */
const withBody = [...rules.values()].filter((rule) => rule.takesBody && rule.id !== 'putImportPart');

let database: TestDatabase;
let app: FastifyInstance;
let sessions: Sessions;
const tokens = new Map<string, string>();

beforeAll(async () => {
  database = await startTestDatabase('empty');
  await putResources(database);
  ({ app, sessions } = await buildRules(database));
  for (const sub of [...ROLES.map(demoPersonWith), 'front-door', 'tablet-canal-street']) {
    const caller = (await findPerson(database.db, sub)) ?? (await findDevice(database.db, sub));
    if (caller) tokens.set(caller.role, await sessions.issue(caller));
  }
});
afterAll(() => closeAll(app, database));

interface Schema {
  $ref?: string;
  type?: string | string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  'x-characters'?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

type Path = (string | number)[];

function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const keys = schema.$ref.slice(2).split('/');
  return resolve(keys.reduce<object>((node, key) => (node as Record<string, object>)[key] ?? {}, document));
}

/** The fields of a body, with a value of a type that each of them does not allow. */
function fieldsOf(schema: Schema, path: Path = []): { path: Path; wrong: unknown }[] {
  const { type, properties = {}, items } = resolve(schema);
  const own = path.length === 0 ? [] : [{ path, wrong: type === 'object' ? 7 : { surprise: true } }];
  // A filter of the cube contains filters.
  if (path.length > 5) return own;
  const inner = Object.entries(properties).flatMap(([name, each]) => fieldsOf(each, [...path, name]));
  return [...own, ...inner, ...(items ? fieldsOf(items, [...path, 0]) : [])];
}

/** A copy of a body with another value in one place. */
function put(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = typeof key === 'number' ? [...((node as unknown[] | undefined) ?? [])] : { ...(node as object) };
  const at = copy as Record<string | number, unknown>;
  at[key] = put(at[key], rest, value);
  return copy;
}

function bodySchemaOf(rule: OperationRule): Schema {
  const operation = document.paths[rule.path]?.[rule.method.toLowerCase()] as unknown as {
    requestBody: { content: Record<string, { schema: Schema }> };
  };
  return operation.requestBody.content['application/json']?.schema ?? {};
}

/** Fields with required neighbours, which the samples leave out. */
const nested: Partial<Record<OperationId, object>> = {
  closeDay: { moves: [{ slotId: '1', startsAt: '2030-12-24T15:00:00Z' }] },
};

/** Sends bodies to an operation as a person who may call it. */
function senderOf(rule: OperationRule) {
  const { path: url, body } = samples[rule.id]({ userId: '1007', sub: 'ruth-feldman', locationId: 'canal-street' });
  const token = tokens.get(rule.roles.includes('Super_Admin') ? 'Super_Admin' : (rule.roles[0] ?? ''));
  const type = { 'content-type': 'application/json' };
  const headers = token ? { ...type, authorization: `Bearer ${token}` } : type;
  const method = rule.method as 'POST';
  const send = async (payload: unknown) => app.inject({ method, url, headers, payload: JSON.stringify(payload) });
  return { body: Array.isArray(body) ? body : { ...(body as object), ...nested[rule.id] }, send };
}

test.each(withBody)('$id refuses a value of another type in each field of its body', { tags: 'A-03' }, async (rule) => {
  const { body, send } = senderOf(rule);
  for (const { path, wrong } of fieldsOf(bodySchemaOf(rule))) {
    const answer = await send(put(body, path, wrong));
    expect(answer.statusCode, `${path.join('/')}: ${answer.body}`).toBe(400);
  }
  expect([REACHED, 404]).toContain((await send(body)).statusCode);
});

/**
 * Fields whose value is looked up, read or left aside, and never kept as it was sent: keys, places of a page, words of a
 * search. Every other field is a text that a person writes.
 */
const NOT_KEPT = new Set(
  `accessToken aisles allSizes assignedTo barcode barcodes basedOn bin brand brandName carton challenge code color cursor cursorValue date dateRange deviceId dimension
  dimensions fromBin fromLocationId ids imageUrl invBrand inventoryItemId inventoryItemIds inventoryLineItemId key linesTo locationId locationIds locations measures
  member model order ownerId personId pin redirectUrl requestedBy role roles shelf size sku storeId style timezone title token
  toLocationId tryoutItemId type userId values`.split(/\s+/),
);

/** Operations that keep no text of their body: it repeats what the store knows, or names a saved search. */
const KEEPS_NO_TEXT: readonly OperationId[] = ['acceptTryout', 'placeRequest', 'removeSavedSearch'];

interface Text {
  id: OperationId;
  path: Path;
  /** The most characters, of a text that a person writes. */
  most?: number;
}

/** The fields of a body that take any text. */
function textsOf(id: OperationId, schema: Schema, path: Path = []): Text[] {
  const { allOf = [], anyOf = [], properties = {}, items, type, ...own } = resolve(schema);
  if (own.enum ?? own.format) return [];
  const parts = [...allOf, ...anyOf].map(resolve);
  const most = own['x-characters'] ?? parts.find((part) => part['x-characters'])?.['x-characters'];
  const isText = [type, ...parts.map((part) => part.type)].flat().includes('string');
  if (most !== undefined) return [{ id, path, most }];
  if (
    isText &&
    own.pattern === undefined &&
    parts.every((part) => (part.enum ?? part.format ?? part.pattern) === undefined)
  )
    return [{ id, path }];
  if (path.length > 5) return [];
  return [
    ...parts.flatMap((part) => textsOf(id, part, path)),
    ...Object.entries(properties).flatMap(([name, each]) => textsOf(id, each, [...path, name])),
    ...(items ? textsOf(id, items, [...path, 0]) : []),
  ];
}

const texts = withBody.flatMap((rule) => textsOf(rule.id, bodySchemaOf(rule)));
const written = texts.filter(({ most }) => most !== undefined).map((text) => ({ ...text, at: text.path.join('/') }));
const nameOf = ({ path }: Text) => path.findLast((key) => typeof key === 'string') ?? '';

test('Each text in a body is one that a person writes, or is not kept', { tags: 'A-03' }, () => {
  const others = texts.filter((text) => text.most === undefined && !KEEPS_NO_TEXT.includes(text.id));
  expect(others.filter((text) => !NOT_KEPT.has(nameOf(text)))).toEqual([]);
  expect(written.length).toBeGreaterThan(15);
});

/** A family emoji: one character for a person, seven code points, eleven code units. */
const FAMILY = '👨\u200D👩\u200D👧\u200D👦';

test.each(written)(
  '$id keeps no text in $at of which a person sees less',
  { tags: 'A-03' },
  async ({ id, path, most = 0 }) => {
    const { body, send } = senderOf(rules.get(id) as OperationRule);
    const answerTo = async (text: string) => send(put(body, path, text));
    const refused = [
      ['a\tb', 'U.0009'],
      ['a\nb', 'one line'],
      ['a\u0007b', 'U.0007'],
      ['a\u202Eb', 'U.202E'],
      ['a\u2066b', 'U.2066'],
      ['a\u200Bb', 'U.200B'],
      ['a\uFEFFb', 'U.FEFF'],
      [`a${'\u0301\u0316'.repeat(20)}`.slice(0, most), 'too many marks'],
      ['\u3164', 'visible'],
      ['x'.repeat(most + 1), 'most|more than'],
      [FAMILY.repeat(Math.ceil((most * 4 + 1) / FAMILY.length)), 'most|more than'],
    ] as const;
    for (const [text, why] of refused) {
      const answer = await answerTo(text);
      expect(answer.statusCode, JSON.stringify(text)).toBe(400);
      expect(answer.json()).toMatchObject({
        detail: expect.stringMatching(why),
        errors: [{ field: `/${path.join('/')}` }],
      });
    }
    for (const text of ['Café – 2 👟', 'Cafe\u0301', 'می\u200Cروم', FAMILY, 'é'.repeat(most), 'e\u0301'.repeat(most)]) {
      expect([REACHED, 404], text).toContain((await answerTo(text)).statusCode);
    }
  },
);

/** A space, a no-break space, and characters without a picture: zero-width space, word joiner, soft hyphen. */
const BLANK = [' ', '\u00a0', '\u200b', '\u2060\ufeff', '\u00ad \u200d', '\u3164', '\u2800'];
/** A note may be left out, and a corrected cell emptied. */
const needed = written.filter(({ at }) => !/note$|^cells\/0\/value$/i.test(at));

test.each(needed)('$id refuses a blank $at', { tags: 'A-03' }, async ({ id, path }) => {
  const { body, send } = senderOf(rules.get(id) as OperationRule);
  for (const words of BLANK) {
    const answer = await send(put(body, path, words));
    expect(answer.statusCode, JSON.stringify(words)).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field: `/${path.join('/')}` }] });
  }
});
