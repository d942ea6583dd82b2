import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { breaksOf } from './breaks.ts';
import type { ContractDocument } from './contractDocument.ts';
import { contractFiles } from './check.ts';
import { unnamedBreaks } from './unnamed.ts';

/** A small contract: one list to read, one order to send. */
const text = `
openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
paths:
  /api/public:
    get:
      operationId: getPublic
      security: []
      responses: { '200': { description: Yes } }
  /api/things/{id}:
    get:
      operationId: getThing
      x-roles: [Clerk, Admin]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: size, in: query, schema: { type: string } }
      responses:
        '200': { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
    post:
      operationId: changeThing
      x-roles: [Clerk]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [name]
              properties: { name: { type: string, maxLength: 10 }, note: { type: string }, type: { type: string } }
      responses: { '200': { description: Done } }
components:
  schemas:
    Thing:
      type: object
      required: [id, state, type]
      properties: { id: { type: string }, state: { enum: [new, old] }, type: { type: string } }
`;

/** Edits of the text, and the operations whose callers they break. */
const edits: readonly [what: string, from: string | RegExp, to: string, broken: string[]][] = [
  ['nothing changes', /$/, '', []],
  [
    'an operation goes',
    '    post:\n      operationId: changeThing',
    '    put:\n      operationId: put',
    ['changeThing'],
  ],
  ['an address goes', '/api/things/{id}', '/api/stuff/{id}', ['changeThing', 'getThing']],
  ['an operation comes', /^paths:/m, 'paths:\n  /x: { get: { operationId: x, responses: {} } }', []],
  ['an answer loses a field', 'id: { type: string }, state', 'state', ['getThing']],
  ['an answer gets a field', 'id: { type: string }, state', 'id: { type: string }, extra: {}, state', []],
  ["an answer's field need not be there", '[id, state, type]', '[id, type]', ['getThing']],
  ["an answer's field changes its type", 'id: { type: string }, s', 'id: { type: integer }, s', ['getThing']],
  ["an answer's field may be null", 'id: { type: string }, s', "id: { type: [string, 'null'] }, s", ['getThing']],
  ['an answer knows a new word', '[new, old]', '[new, old, lost]', ['getThing']],
  ['an answer no longer has a word', '[new, old]', '[new]', []],
  ['a field that is called type is described', /type: \{ type: string \}/g, 'type: { type: string, title: T }', []],
  ['an answer has another status code', /'200': \{ description: One/, "'201': { description: One", ['getThing']],
  [
    'an answer comes as another media type',
    'application/json: { schema: { $ref',
    'text/x: { schema: { $ref',
    ['getThing'],
  ],
  ['a parameter must be given', 'name: size, in: query', 'name: size, required: true, in: query', ['getThing']],
  ['a parameter goes', '        - { name: size, in: query, schema: { type: string } }\n', '', ['getThing']],
  [
    'all operations of an address get a parameter that must be given',
    '{id}:\n',
    '{id}:\n    parameters: [{ name: shop, in: header, required: true, schema: { type: string } }]\n',
    ['changeThing', 'getThing'],
  ],
  ['a body needs another field', 'required: [name]', 'required: [name, note]', ['changeThing']],
  ['a body may have another field', 'note: {', 'more: {}, note: {', []],
  ['a body loses a field that may be sent', ', note: { type: string }', '', ['changeThing']],
  ['a body takes less', 'maxLength: 10', 'maxLength: 5', ['changeThing']],
  ['a body takes more', 'maxLength: 10', 'maxLength: 50', []],
  ['a role is shut out', '[Clerk, Admin]', '[Admin]', ['getThing']],
  ['every role is shut out', '      x-roles: [Clerk, Admin]\n', '', ['getThing']],
  ['everyone may call', 'x-roles: [Clerk, Admin]', 'security: []', []],
  [
    'another sign-in is needed',
    'x-roles: [Clerk, Admin]',
    'x-roles: [Clerk, Admin]\n      security: [{ key: [] }]',
    ['getThing'],
  ],
  [
    'another sign-in is accepted, too',
    'x-roles: [Clerk, Admin]',
    'x-roles: [Clerk, Admin]\n      security: [{ session: [] }, { key: [] }]',
    [],
  ],
  ['a role comes', '[Clerk, Admin]', '[Clerk, Boss, Admin]', []],
  ['a rule about the person comes', 'x-roles: [Clerk]', 'x-roles: [Clerk]\n      x-self: path.id', ['changeThing']],
  [
    "a rule about a thing's location comes",
    'x-roles: [Clerk]',
    'x-roles: [Clerk]\n      x-location-of: order path.id',
    ['changeThing'],
  ],
  [
    'a rule about a location comes',
    'x-roles: [Clerk]',
    'x-roles: [Clerk]\n      x-location: body.name',
    ['changeThing'],
  ],
  ['a public operation asks for a session', '\n      security: []', '', ['getPublic']],
  ['words change', 'title: Test', 'title: Other', []],
];

test.each(edits)('A caller of the released contract: %s', (_what, from, to, broken) => {
  const edited = text.replace(from, to);
  if (broken.length > 0) expect(edited).not.toBe(text);
  const breaks = breaksOf(parse(text) as ContractDocument, parse(edited) as ContractDocument);
  expect([...new Set(breaks.map(({ operationId }) => operationId))].toSorted()).toEqual(broken);
});

test('The contract of the store can be compared with itself and with a smaller one', async () => {
  const contract = parse(await readFile(contractFiles.now, 'utf8'), { maxAliasCount: -1 }) as ContractDocument;
  expect(breaksOf(contract, contract)).toEqual([]);
  const smaller = structuredClone(contract);
  const [address = ''] = Object.keys(smaller.paths);
  const gone = Object.values(smaller.paths[address] ?? {}).map(({ operationId }) => operationId);
  delete smaller.paths[address];
  expect(breaksOf(contract, smaller).map(({ operationId }) => operationId)).toEqual(gone);
  expect(breaksOf(smaller, contract)).toEqual([]);
});

test('A breaking change is accepted when a changeset with a fitting version names it', () => {
  const breaks = [{ operationId: 'getThing', what: 'remove' }];
  expect(
    unnamedBreaks(breaks, [{ summary: '', releases: [{ name: '@instore/api', type: 'minor' }] }], '0.1.0'),
  ).toEqual(breaks);
  const both = (api: string, ui: string) => [
    { name: '@instore/ui', type: ui },
    { name: '@instore/api', type: api },
  ];
  const together = (api: string, ui: string, version: string) =>
    unnamedBreaks(breaks, [{ summary: 'getThing is gone.', releases: both(api, ui) }], version).length;
  expect(together('minor', 'patch', '0.1.0'), 'released with another package').toBe(0);
  expect(together('patch', 'major', '0.1.0'), 'only the other package may break callers').toBe(1);
  expect(together('minor', 'minor', '10.0.0'), 'from 1.0.0 on only a major may break callers').toBe(1);
  const left = (type: string, summary: string, version: string, name = '@instore/api') =>
    unnamedBreaks(breaks, [{ summary, releases: [{ name, type }] }], version).length;
  expect(unnamedBreaks(breaks, [], '0.1.0')).toEqual(breaks);
  const withoutName = [{ operationId: 'GET /api/things', what: 'remove' }];
  const summary = 'Some GET operations changed.';
  const releases = [{ name: '@instore/api', type: 'minor' }];
  expect(unnamedBreaks(withoutName, [{ summary, releases }], '0.1.0')).toEqual(withoutName);
  expect(left('minor', 'getThing gives no id any more.', '0.1.0')).toBe(0);
  expect(left('patch', 'getThing gives no id any more.', '0.1.0'), 'a patch must not break callers').toBe(1);
  expect(left('minor', 'getThing gives no id any more.', '1.0.0'), 'from 1.0.0 on only a major may break callers').toBe(
    1,
  );
  expect(left('major', '`getThing` gives no id any more.', '1.0.0')).toBe(0);
  expect(left('major', 'Some operations changed.', '1.0.0'), 'it is not named').toBe(1);
  expect(left('major', 'getThings changed.', '1.0.0'), 'another is named').toBe(1);
  expect(left('major', 'getThing changed.', '1.0.0', '@instore/ui'), 'another package').toBe(1);
});
