import { ROLES, type OperationId } from '@instore/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findKiosk, findPerson } from '../../src/security/callers.ts';
import { readContract, type OperationRule } from '../../src/security/contract.ts';
import type { Sessions } from '../../src/security/sessions.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { demoPersonWith } from '../support/people.ts';
import { buildRules, REACHED } from '../support/rules.ts';
import { samples } from '../support/samples.ts';

const { document, rules } = readContract();
const withBody = [...rules.values()].filter((rule) => rule.takesBody);

let database: TestDatabase;
let app: FastifyInstance;
let sessions: Sessions;
const tokens = new Map<string, string>();

beforeAll(async () => {
  database = await startTestDatabase('empty');
  ({ app, sessions } = await buildRules(database));
  for (const sub of [...ROLES.map(demoPersonWith), 'front-door']) {
    const caller = (await findPerson(database.db, sub)) ?? (await findKiosk(database.db, sub));
    if (caller) tokens.set(caller.role, await sessions.issue(caller));
  }
});
afterAll(() => closeAll(app, database));

interface Schema {
  $ref?: string;
  type?: string | string[];
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

/** Sends bodies to an operation as a person who may call it. */
function senderOf(rule: OperationRule) {
  const { path: url, body } = samples[rule.id]({ userId: '1007', sub: 'ruth-feldman', locationId: 'canal-street' });
  const token = tokens.get(rule.roles.includes('Super_Admin') ? 'Super_Admin' : (rule.roles[0] ?? ''));
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const method = rule.method as 'POST';
  const send = async (payload: unknown) => app.inject({ method, url, headers, payload: JSON.stringify(payload) });
  return { body: body ?? {}, send };
}

test.each(withBody)('[A-03] $id refuses a value of another type in each field of its body', async (rule) => {
  const { body, send } = senderOf(rule);
  for (const { path, wrong } of fieldsOf(bodySchemaOf(rule))) {
    const answer = await send(put(body, path, wrong));
    expect(answer.statusCode, `${path.join('/')}: ${answer.body}`).toBe(400);
  }
  expect([REACHED, 404]).toContain((await send(body)).statusCode);
});

/** A space, a tab, a no-break space, and characters without a picture: zero-width space, word joiner, soft hyphen. */
const BLANK = [' ', '\t', '\u00a0', '\u200b', '\u2060\ufeff', '\u00ad \u200d'];

test.each<[OperationId, ...Path]>([
  ['announce', 'title'],
  ['announceConsignment', 'pairs', 0, 'condition'],
  ['closeDay', 'name'],
  ['createPairingCode', 'name'],
  ['declineAnnouncedPairs', 'reason'],
  ['moveBooking', 'reason'],
  ['renameKiosk', 'name'],
  ['saveSearch', 'name'],
  ['setDeliverySpots', 'spots', 0],
])('[A-03] %s refuses words without a visible character', async (id, ...path) => {
  const rule = rules.get(id);
  if (rule === undefined) throw new Error(`${id} is not in the contract`);
  const { body, send } = senderOf(rule);
  for (const words of BLANK) {
    const answer = await send(put(body, path, words));
    expect(answer.statusCode, JSON.stringify(words)).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field: `/${path.join('/')}` }] });
  }
  expect([REACHED, 404]).toContain((await send(put(body, path, 'Café – 2 👟'))).statusCode);
});
