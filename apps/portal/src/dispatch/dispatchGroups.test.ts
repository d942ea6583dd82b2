import { expect, test } from 'vitest';
import { groupsOf } from './dispatchGroups.ts';
import { shortNames } from './holderName.ts';

test("A customer's pairs stand together, a single pair is among the others", { tags: 'W-04' }, () => {
  const lines = [112, null, 109, 112].map((customerNumber, at) => ({ customerNumber, at }));
  const { customers, others } = groupsOf(lines);
  expect(customers.map(([number, own]) => [number, own.map(({ at }) => at)])).toEqual([[112, [0, 3]]]);
  expect(others.map(({ at }) => at)).toEqual([1, 2]);
});

test('Two people with one first name are told by their whole names', { tags: 'W-11' }, () => {
  expect(shortNames(['Ines Calloway', 'Maren Okafor', 'Ines Berg'])).toEqual(['Ines Calloway', 'Maren', 'Ines Berg']);
});
