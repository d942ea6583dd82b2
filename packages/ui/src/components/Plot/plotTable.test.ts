import { expect, test } from 'vitest';
import { sortedRows } from './plotTable.ts';

const rows = [
  { name: '11', values: [9, '1 late'] },
  { name: '10', values: [null, null] },
  { name: '12', values: [14, '4 late'] },
];
const names = (column: number, isDescending = false) => sortedRows(rows, column, isDescending).map(({ name }) => name);

test('Rows are sorted by name and by value, those without one last', () => {
  expect(names(0)).toEqual(['10', '11', '12']);
  expect(names(1)).toEqual(['11', '12', '10']);
  expect(names(1, true)).toEqual(['12', '11', '10']);
});
