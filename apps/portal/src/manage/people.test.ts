import type { Api, StaffDetail } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, english, ok, recordToasts, refusedAs } from '../../test/support.ts';
import { createPeople } from './people.ts';

/** Dario, with what a test changes. */
const personOf = (part: Partial<StaffDetail> = {}): StaffDetail => ({
  id: '1003',
  name: 'Dario Vance',
  email: 'dario.vance@in-store.example',
  hasPhoto: false,
  role: 'Warehouse_Personal',
  locations: [{ id: 'loc-1', name: 'Canal Street' }],
  lastSeenAt: null,
  isHere: false,
  hasPin: true,
  hasBadge: false,
  refusal: null,
  version: '7',
  tablets: [],
  removal: { refusal: null, openLines: 0, heldPicks: 0, checkedOut: 0 },
  ...part,
});

function setUp(store: Partial<Api['store']> = {}) {
  const calls: unknown[][] = [];
  const { toasts, titles } = recordToasts();
  const people = createPeople({
    api: apiOf({
      store: {
        getPeople: async (query) => {
          calls.push(['getPeople', query]);
          return ok({ content: [personOf()], totalElements: 1, hereNow: 0, mayGive: ['Warehouse_Admin'] });
        },
        getPerson: async ({ id }) => {
          calls.push(['getPerson', id]);
          return ok(personOf());
        },
        changePerson: async ({ body }) => {
          calls.push(['changePerson', body]);
          return ok(personOf({ role: body.role, version: '8' }));
        },
        removePerson: async ({ id, body }) => {
          calls.push(['removePerson', body]);
          return ok({ id, lines: 0 });
        },
        ...store,
      },
      storefront: {},
      userauth: { issueBadge: async () => ok({ code: 'ABC' }) },
    }),
    toasts,
    say: english,
  });
  return { people, calls, titles };
}

test('A draft that is what is stored is no draft', { tags: 'P-01' }, async () => {
  const { people } = setUp();
  await people.open('1003');
  people.edit({ role: 'Warehouse_Admin' });
  expect(people.editing.draft).toEqual({ role: 'Warehouse_Admin', locationIds: ['loc-1'] });
  people.edit({ role: 'Warehouse_Personal' });
  expect(people.editing.draft).toBeUndefined();
});

test('Saving names the version that the change is based on', { tags: 'P-01' }, async () => {
  const { people, calls, titles } = setUp();
  await people.load({});
  await people.open('1003');
  people.edit({ role: 'Warehouse_Admin' });
  await people.save();
  expect(calls).toContainEqual(['changePerson', { role: 'Warehouse_Admin', locationIds: ['loc-1'], basedOn: '7' }]);
  expect(people.state.byId['1003']).toMatchObject({ role: 'Warehouse_Admin' });
  expect(people.editing.draft).toBeUndefined();
  expect(titles()).toEqual(['Saved']);
});

test('After the change of another admin the draft stays, and the person is read again', { tags: 'P-01' }, async () => {
  const message = 'Ruth Feldman has changed Dario Vance meanwhile, from A to B. Check it and save again.';
  const { people, calls } = setUp({ changePerson: async () => refusedAs('Changed meanwhile', message) });
  await people.open('1003');
  people.edit({ role: 'Warehouse_Admin' });
  await people.save();
  expect(people.editing).toMatchObject({ error: message, draft: { role: 'Warehouse_Admin' } });
  expect(calls.filter(([name]) => name === 'getPerson')).toHaveLength(2);
});

test('Another person begins without a draft', { tags: 'P-01' }, async () => {
  const { people } = setUp();
  await people.open('1003');
  people.edit({ role: 'Warehouse_Admin' });
  await people.open('1004');
  expect(people.editing.draft).toBeUndefined();
});

test('A removed person leaves the list; a refusal is said and changes nothing', { tags: 'P-01' }, async () => {
  const { people, titles } = setUp();
  await people.load({});
  await people.open('1003');
  expect(await people.remove(undefined)).toBe(true);
  expect(people.state.order).toEqual([]);
  expect(titles()).toEqual(['Dario Vance has no access any more']);

  const last = setUp({ removePerson: async () => refusedAs('Last admin', 'This is the last Super_Admin.') });
  await last.people.load({});
  await last.people.open('1003');
  expect(await last.people.remove(undefined)).toBe(false);
  expect(last.people.state.order).toEqual(['1003']);
  expect(last.titles()).toEqual(['This is the last Super_Admin.']);
});

test('The errors of a new person are shown by field', { tags: 'P-01' }, async () => {
  const failure = refusedAs('Known address', 'This is the e-mail address of another person.');
  const errors = [{ field: '/email', message: 'This is the e-mail address of another person.' }];
  const problem = { type: 'about:blank', title: 'Known address', status: 409, errors };
  const { people } = setUp({ addPerson: async () => ({ ...failure, problem }) });
  const wanted = { objectId: 'x', name: 'Dora', email: 'd@x', role: 'Sales_Associate', locationIds: ['loc-1'] };
  expect(await people.add(wanted)).toBeUndefined();
  expect(people.editing.errors).toEqual(errors);
});

test('The list follows changes of people only', { tags: 'P-01' }, async () => {
  const { people, calls } = setUp();
  await people.load({});
  await people.readChanges({ settings: ['spots'] } as never);
  expect(calls).toHaveLength(1);
  await people.readChanges({ settings: ['people'] } as never);
  expect(calls).toHaveLength(2);
});
