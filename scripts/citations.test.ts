import { expect, test } from 'vitest';
import { citationsIn, rowFaults, rowsIn, testKindOf } from './citations.ts';

test('a developer sees every row that is a tag of a test', () => {
  const source = `
    test('Reject is remembered', { tags: 'K-04' }, () => {});
    test(
      "A toast isn't lost",
      { tag: ['@T-01', '@T-02'], timeout: 1 },
      () => {},
    );`;
  expect(citationsIn(source)).toEqual([
    { row: 'K-04', title: 'Reject is remembered' },
    { row: 'T-01', title: "A toast isn't lost" },
    { row: 'T-02', title: "A toast isn't lost" },
  ]);
});

test('a row in a comment or in running text is no citation', () => {
  expect(citationsIn(`// see [K-04]\nconst text = 'the row [K-04] says';`)).toEqual([]);
});

test('a quote inside a title does not end it', () => {
  expect(citationsIn(String.raw`test('Can\'t place', { tags: 'Z-03' }, f)`)).toEqual([
    { row: 'Z-03', title: "Can't place" },
  ]);
});

test('rows are read from the table, not from prose', () => {
  expect(rowsIn('# S-99\n| S-01 | With no token |\n| id | x |\n| Z-08 | /shoesize |\n')).toEqual(['S-01', 'Z-08']);
});

test('a reader sees whether a row is shown by a journey or only by a part', () => {
  expect(testKindOf('e2e/main-job.spec.ts')).toBe('journey');
  expect(testKindOf('apps/store-server/test/live/bus.test.ts')).toBe('server');
  expect(testKindOf('packages/ui/src/components/Toast/Toast.test.tsx')).toBe('component');
  expect(testKindOf('apps/portal/src/session/session.test.ts')).toBe('unit');
});

test('a row without a test is a fault unless it is listed as open', () => {
  expect(rowFaults(['K-01', 'K-02', 'K-03'], ['K-01'], ['K-02'])).toEqual([
    'No test cites these rows, and scripts/openRows.ts does not list them: K-03',
  ]);
});

test('a row leaves the list of open rows with its first test', () => {
  expect(rowFaults(['K-01'], ['K-01'], ['K-01'])).toEqual([
    'Tests cite these rows: remove them from scripts/openRows.ts: K-01',
  ]);
});

test('a test or the list of open rows cannot name an unknown row', () => {
  expect(rowFaults(['K-01'], ['K-01', 'K-98'], ['K-99'])).toEqual(['These rows are not in docs/rows.md: K-98, K-99']);
});
