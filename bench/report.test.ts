import { expect, test } from 'vitest';
import type { Compared } from './comparison.ts';
import { report } from './report.ts';

const circumstances = { rounds: 9, versions: { Chromium: '150.0', sonner: '2.0.7' }, machine: '2 × Some processor' };
const toast: Compared = { what: 'Toast', peer: 'sonner alone', unit: 'bytes', ours: 5120, theirs: 10_240, target: 0.6 };
const mount: Compared = {
  what: 'Mount',
  peer: 'MUI',
  unit: 'ms',
  ours: 120,
  theirs: 100,
  target: 1,
  whyMissed: 'It is late.',
};
const read = (size: Compared[], runtime: Compared[], count = 100) =>
  report({ firstPages: [], size, runtime, counts: [{ what: 'Elements', count, most: 130 }] }, circumstances);

test('a developer reads what the kit costs beside a peer, and with what it was taken', () => {
  const text = read([toast], [mount]);
  expect(text).toMatch(/\| Toast +\| sonner alone +\| 5\.0 KB +\| 10\.0 KB +\| 0\.50 +\| ≤ 0\.6 kept +\|/);
  expect(text).toMatch(/\| Mount +\| MUI +\| 120\.0 ms +\| 100\.0 ms +\| 1\.20 +\| ≤ 1 \*\*missed\*\* +\|/);
  expect(text).toContain('Medians of 9 rounds');
  expect(text).toContain('2 × Some processor. Chromium 150.0, sonner 2.0.7.');
});

test('a developer reads what a first page loads beside the same page with Mantine', () => {
  const page: Compared = {
    what: 'First page /',
    peer: 'Mantine',
    unit: 'bytes',
    ours: 9216,
    theirs: 10_240,
    target: 0.9,
  };
  const text = report({ firstPages: [page], size: [], runtime: [], counts: [] }, circumstances);
  expect(text).toMatch(/\| First page \/ +\| Mantine +\| 9\.0 KB +\| 10\.0 KB +\| 0\.90 +\| ≤ 0\.9 kept +\|/);
});

test('a developer reads of each missed target why', () => {
  expect(read([toast], [mount])).toContain('- **Mount, against MUI**: 1.20 instead of 1. It is late.');
  expect(read([toast], [], 140)).toContain('- **Elements**: 140 instead of 130.');
  expect(read([{ ...toast, ours: 9000 }], [])).toContain('0.88 instead of 0.6. The reason is not known yet.');
});

test('a developer reads that every target is kept, to the two decimals that are shown', () => {
  const text = read([{ ...toast, ours: 6180 }], [{ ...mount, target: 1.3 }]);
  expect(text).toContain('## Missed targets\n\nNone.');
  expect(text).not.toContain('missed**');
});

test('a comparison without a target is shown without a verdict', () => {
  const { target: _, ...open } = toast;
  expect(read([open], [])).toMatch(/\| 0\.50 +\| +\|/);
});
