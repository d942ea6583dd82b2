import type { AdminChange, Result } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, english, ok, recordToasts, refused } from '../../test/support.ts';
import { createChanges } from './changes.ts';
import { partOf, valueOf } from './changeWords.ts';

const NOW = Date.parse('2030-03-10T12:00:00.000Z');

/** Dario's role, with what a test changes. */
const changeOf = (part: Partial<AdminChange> = {}): AdminChange => ({
  id: '1',
  at: '2030-03-10T11:00:00.000Z',
  by: { id: '1005', name: 'Tomas Reyes' },
  device: null,
  kind: 'person',
  subjectId: '1003',
  subject: 'Dario Vance',
  action: 'changed',
  field: 'role',
  before: 'Warehouse_Personal',
  after: 'Warehouse_Admin',
  ...part,
});

function setUp(file: Result<Blob> = ok(new Blob(['Time']))) {
  const asked: object[] = [];
  const saved: string[] = [];
  const { toasts, titles } = recordToasts();
  const changes = createChanges({
    api: apiOf({
      store: {
        getAdminChanges: async (query) => {
          asked.push(query);
          return ok({ content: [changeOf()], totalElements: 1, actors: [{ id: '1005', name: 'Tomas Reyes' }] });
        },
        exportAdminChanges: async (query) => {
          asked.push(query);
          return file;
        },
      },
    }),
    toasts,
    now: () => NOW,
    saveFile: (_file, name) => saved.push(name),
  });
  return { changes, asked, saved, titles };
}

test('The log is read for the last 30 days, or as the address says', { tags: 'P-03' }, async () => {
  const { changes, asked } = setUp();
  await changes.load({});
  await changes.load({ search: 'dario', kind: 'person', by: '1005', days: '7' });
  expect(asked).toMatchObject([
    { since: '2030-02-08T12:00:00.000Z', page: 0 },
    { search: 'dario', kind: 'person', actorId: '1005', since: '2030-03-03T12:00:00.000Z' },
  ]);
  expect(changes.state).toMatchObject({ order: ['1'], actors: [{ name: 'Tomas Reyes' }] });
});

test('A change elsewhere reads the log again, any other event does not', { tags: 'P-03' }, async () => {
  const { changes, asked } = setUp();
  await changes.load({});
  await changes.readChanges({ settings: ['kiosks'] } as never);
  expect(asked).toHaveLength(1);
  await changes.readChanges({ settings: ['changes'] } as never);
  expect(asked).toHaveLength(2);
});

test('The export has what the list shows, and a refusal is said', { tags: 'P-03' }, async () => {
  const { changes, asked, saved } = setUp();
  await changes.load({ kind: 'badge' });
  await changes.exportFile('Changes');
  expect(asked.at(-1)).toMatchObject({ kind: 'badge' });
  expect(saved).toEqual(['Changes.csv']);
  const busy = setUp(refused(503, 'The store is busy.'));
  await busy.changes.exportFile('Changes');
  expect(busy.titles()).toEqual(['The store is busy.']);
  expect(busy.saved).toEqual([]);
});

test.each<[Partial<AdminChange>, string, string, string]>([
  [{}, 'role', 'Warehouse_Personal', 'Warehouse_Admin'],
  [{ kind: 'kiosk', action: 'added', field: null, before: null, after: null }, 'Kiosk', '--', 'Added'],
  [{ kind: 'kiosk', action: 'removed', field: null, before: null, after: null }, 'Kiosk', '--', 'Removed'],
  [{ kind: 'pin', field: 'pin', before: 'set', after: null }, 'PIN', 'Set', 'Not set'],
  [{ kind: 'badge', field: 'badge', before: 'set', after: 'new' }, 'badge', 'Set', 'Replaced'],
  [
    { kind: 'location', field: 'monday', before: 'closed', after: '10:00-19:00' },
    'hours on Monday',
    'Closed all day',
    '10:00-19:00',
  ],
  [{ field: 'locations', before: null, after: 'Canal Street' }, 'locations', '--', 'Canal Street'],
])('%j is said in words', { tags: 'P-03' }, (part, what, before, after) => {
  const change = changeOf(part);
  expect(partOf(english, change)).toBe(what);
  expect(valueOf(english, 'en', change, 'before')).toBe(before);
  expect(valueOf(english, 'en', change, 'after')).toBe(after);
});
