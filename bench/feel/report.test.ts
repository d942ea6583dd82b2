import { expect, test } from 'vitest';
import { textOf } from './report.ts';
import type { Row } from './row.ts';
import { atLeast, atMost, atMostAndAhead, withoutTarget } from './row.ts';

const bell = { what: 'Open the bell', unit: 'ms', ours: 120, peers: { MUI: 280, Mantine: 104 } } as const;

test('a developer reads a figure beside the peers, its target, and whether it is met', () => {
  const elements = withoutTarget({ what: 'Elements', unit: 'count', ours: 22_425 });
  const rows: Row[] = [
    atMost(bell, 150),
    atMost(bell, 100),
    atMostAndAhead(bell, 150),
    elements,
    atLeast({ what: 'Performance', unit: 'count', ours: 96 }, 97),
    atLeast({ what: 'Accessibility', unit: 'count', ours: 100 }, 100),
  ];
  const text = textOf({ title: 'Overlays', method: 'Event Timing.', rows }, '4 × slower.');
  expect(text).toContain('| Open the bell | 120 ms | 280 ms | 104 ms | ≤ 150 | met |');
  expect(text).toContain('| ≤ 100 | **missed** |');
  expect(text).toContain('| ≤ 150, ahead of both | **missed** |');
  expect(text).toContain('| Elements | 22425 | – | – |  |  |');
  expect(text).toContain('| Performance | 96 | – | – | ≥ 97 | **missed** |');
  expect(text).toContain('| Accessibility | 100 | – | – | ≥ 100 | met |');
  expect(text).toContain('4 × slower.');
});

test('a developer reads below the figures why a target is missed', () => {
  const text = (rows: Row[]) => textOf({ title: 'Overlays', method: 'Event Timing.', rows }, '4 × slower.');
  const why = 'The list is drawn twice.';
  expect(text([atMost({ ...bell, whyMissed: why }, 100)])).toContain(`- **Open the bell**: ${why}\n\n4 × slower.`);
  expect(text([atMost(bell, 100)])).toContain('- **Open the bell**: The reason is not known yet.');
  expect(text([atMost({ ...bell, whyMissed: why }, 150)])).not.toContain(why);
});
