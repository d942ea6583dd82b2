import { expect, test } from 'vitest';
import { handlerStatements, isExplainable, wholeReads } from './statements.ts';

const statement = (text: string) => ({ text, values: [] });

test('a bare handler sends the same statements without caller and transaction control', () => {
  const sent = ['select * from users', 'begin', 'select 1', ' insert into x', 'COMMIT'].map(statement);
  expect(handlerStatements(sent).map(({ text }) => text)).toEqual(['select 1', ' insert into x']);
});

test('tables that are read whole are found at any depth of a plan', () => {
  const plan = {
    'Node Type': 'Nested Loop',
    Plans: [
      { 'Node Type': 'Index Scan', 'Relation Name': 'variants' },
      { 'Node Type': 'Hash', Plans: [{ 'Node Type': 'Seq Scan', 'Relation Name': 'units' }] },
    ],
  };
  expect(wholeReads(plan)).toEqual(['units']);
});

test('control of transactions has no plan', () => {
  expect(['begin', 'rollback', '\n with a as (select 1) select 1', 'select 1'].map(isExplainable)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
