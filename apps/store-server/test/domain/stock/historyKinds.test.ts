import { readFileSync } from 'node:fs';
import { HISTORY_KINDS } from '@instore/api';
import { expect, test } from 'vitest';

const triggers = ['unitHistory', 'customerHolds', 'movements']
  .map((name) => readFileSync(new URL(`../../../src/db/triggers/${name}.sql`, import.meta.url), 'utf8'))
  .join('\n');

/** Lists that a trigger of movements publishes: no kinds. */
const LISTS = ['transfers', 'movements'];

test('The triggers write each kind of history, and no other', { tags: 'Z-10' }, () => {
  expect(HISTORY_KINDS.filter((kind) => !triggers.includes(`'${kind}'`))).toEqual([]);
  const written = [...triggers.matchAll(/(?:THEN |ELSE |add_unit_event\()'([a-z-]+)'/g)].map(([, kind]) => kind);
  expect(written).toContain('handed-over');
  const kinds = written.filter((name) => !LISTS.includes(name ?? ''));
  expect(kinds.filter((kind) => !HISTORY_KINDS.some((known) => known === kind))).toEqual([]);
});
