import { expect, test } from 'vitest';
import { partsOf, table, withPart, withSection } from './document.ts';

const live = { name: 'live', command: 'pnpm bench:live', introduction: '## Live\n\nSockets.' };
const store = { name: 'store', command: 'pnpm bench:store', introduction: '## Store\n\nRequests.' };

test('a run replaces the figures of its own section and nothing else', () => {
  const first = withSection('# Benchmarks\n\nText.\n', live, 'burst', '### Burst\n\nold');
  const both = withSection(withSection(first, store, 'reads', '### Reads'), live, 'idle sockets', '### Idle');
  const again = withSection(both, live, 'burst', '### Burst\n\ncosts $1');
  expect(again).toContain('Text.\n\n<!-- live: written by `pnpm bench:live` -->');
  expect(again).toContain('costs $1');
  expect(again).not.toContain('old');
  expect(again).toContain('### Reads');
  expect(again.match(/## Live/g)).toHaveLength(1);
  expect(again.indexOf('### Burst')).toBeLessThan(again.indexOf('### Idle'));
  expect(again.indexOf('### Idle')).toBeLessThan(again.indexOf('### Reads'));
});

test('a document that is written anew keeps the parts of other commands', () => {
  const old = withSection(withSection('# Benchmarks\n', live, 'burst', '### Burst'), store, 'reads', '### Reads');
  const renewed = partsOf(old).reduce(withPart, '# Benchmarks\n\nNew.\n');
  expect(renewed).toMatch(
    /^# Benchmarks\n\nNew\.\n\n<!-- live[\s\S]*### Burst[\s\S]*### Reads[\s\S]*store: end -->\n$/,
  );
  expect(partsOf('# Benchmarks\n')).toEqual([]);
});

test('a table has a head and a line for each row', () => {
  expect(
    table([
      ['what', 'ours'],
      ['CPU', '3 µs'],
    ]),
  ).toBe('| what | ours |\n| --- | --- |\n| CPU | 3 µs |');
});
