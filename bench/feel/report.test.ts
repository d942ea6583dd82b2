import { expect, test } from 'vitest';
import { feelPart, feelPartOf, withFeelPart } from './report.ts';
import { atMost, atMostAndAhead, told } from './row.ts';

const bell = { what: 'Open the bell', unit: 'ms', ours: 120, peers: { MUI: 280, Mantine: 104 } } as const;
const part = feelPart([{ title: 'Overlays', method: 'Event Timing.', rows: [atMost(bell, 150)] }], '4 × slower.');

test('a developer reads a figure beside the peers, its target, and whether it is met', () => {
  expect(part).toContain('| Open the bell | 120 ms | 280 ms | 104 ms | ≤ 150 | met |');
  const rows = [atMost(bell, 100), atMostAndAhead(bell, 150), told({ what: 'Elements', unit: 'count', ours: 22_425 })];
  const text = feelPart([{ title: 'Overlays', method: '', rows }], '');
  expect(text).toContain('| ≤ 100 | **missed** |');
  expect(text).toContain('| ≤ 150, ahead of both | **missed** |');
  expect(text).toContain('| Elements | 22425 | – | – |  |  |');
});

test('a run replaces the figures of the run before and nothing else', () => {
  const first = withFeelPart('# Benchmarks\n\nText.\n', part);
  expect(first).toContain('Text.\n\n<!-- feel');
  const second = withFeelPart(first, part.replace('120 ms', '$1 ms'));
  expect(second).toContain('$1 ms');
  expect(second).not.toContain('120 ms');
  expect(second.match(/## Feel/g)).toHaveLength(1);
  expect(feelPartOf(first)).toBe(part.trim());
  expect(feelPartOf('# Benchmarks\n')).toBeUndefined();
});
