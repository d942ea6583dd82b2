import { expect, test } from 'vitest';
import { requestLine } from '../../../test/support.ts';
import { readKeptList } from './readKeptList.ts';

const counts = { request: 2, pending: 0, checkedout: 1 };

test('A list that an earlier release kept shows the lines that fit, and no others', { tags: 'W-13' }, () => {
  const line = requestLine();
  const lines = [line, { ...line, lineId: 12 }, { ...line, status: 'lost' }, null, { ...line, lineId: '13' }];
  expect(readKeptList({ lines, counts })).toMatchObject({ lines: [{ lineId: '11' }, { lineId: '13' }], counts });
});

test('Counts that do not fit are left out', { tags: 'W-13' }, () => {
  expect(readKeptList({ lines: [], counts: { request: '2' } })).toEqual({ lines: [], counts: undefined });
});

test.each([undefined, null, 'list', [], { lines: 'none' }])('%j is no list', { tags: 'W-13' }, (stored) => {
  expect(readKeptList(stored)).toBeUndefined();
});
