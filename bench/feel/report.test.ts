import { expect, test } from 'vitest';
import { feelPartOf, withFeelPart, withSection } from './report.ts';
import type { Row } from './row.ts';
import { atLeast, atMost, atMostAndAhead, withoutTarget } from './row.ts';

const bell = { what: 'Open the bell', unit: 'ms', ours: 120, peers: { MUI: 280, Mantine: 104 } } as const;
const sectionOf = (...rows: Row[]) => ({ title: 'Overlays', method: 'Event Timing.', rows });
const write = (document: string, name: string, ...rows: Row[]) =>
  withSection(document, name, sectionOf(...rows), '4 × slower.');

test('a developer reads a figure beside the peers, its target, and whether it is met', () => {
  const elements = withoutTarget({ what: 'Elements', unit: 'count', ours: 22_425 });
  const text = write(
    '# Benchmarks\n',
    'overlays',
    atMost(bell, 150),
    atMost(bell, 100),
    atMostAndAhead(bell, 150),
    elements,
    atLeast({ what: 'Performance', unit: 'count', ours: 96 }, 97),
    atLeast({ what: 'Accessibility', unit: 'count', ours: 100 }, 100),
  );
  expect(text).toContain('| Open the bell | 120 ms | 280 ms | 104 ms | ≤ 150 | met |');
  expect(text).toContain('| ≤ 100 | **missed** |');
  expect(text).toContain('| ≤ 150, ahead of both | **missed** |');
  expect(text).toContain('| Elements | 22425 | – | – |  |  |');
  expect(text).toContain('| Performance | 96 | – | – | ≥ 97 | **missed** |');
  expect(text).toContain('| Accessibility | 100 | – | – | ≥ 100 | met |');
  expect(text).toContain('4 × slower.');
});

test('a run replaces the figures of its own section and nothing else', () => {
  const first = write('# Benchmarks\n\nText.\n', 'overlays', atMost(bell, 150));
  const both = write(first, 'round trips', atMost({ ...bell, what: 'First view' }, 150));
  const again = write(both, 'overlays', atMost({ ...bell, what: 'Costs $1', ours: 90 }, 150));
  expect(again).toContain('Text.\n\n<!-- feel');
  expect(again).toContain('| Costs $1 | 90 ms |');
  expect(again).toContain('| First view | 120 ms |');
  expect(again).not.toContain('| Open the bell |');
  expect(again.match(/## Feel/g)).toHaveLength(1);
  expect(again.indexOf('Costs')).toBeLessThan(again.indexOf('First view'));
});

test('`pnpm bench` keeps the part when it writes the document anew', () => {
  const feel = feelPartOf(write('# Benchmarks\n', 'overlays', atMost(bell, 150)))!;
  expect(withFeelPart('# Benchmarks\n\nNew.\n', feel)).toMatch(
    /New\.\n\n<!-- feel[\s\S]*Open the bell[\s\S]*feel: end -->\n$/,
  );
  expect(feelPartOf('# Benchmarks\n')).toBeUndefined();
});
