import { expect, test } from 'vitest';
import { textOf } from './report.ts';

test('a run without a lost request says how long the fail-over took', () => {
  const text = textOf(
    {
      minutes: 10,
      nodes: 3,
      clients: { kiosks: 50, associates: 150, pickers: 100 },
      acknowledged: 12_345,
      answers: { '200': 12_345, none: 7 },
      failedOverMs: 895,
      replaced: 40,
      postgres: '18.4',
    },
    '2 × CPU.',
  );
  expect(text).toContain('### 3 nodes, 50 kiosks, 150 associates and 100 pickers');
  expect(text).toContain('| From the end of the primary to the next acknowledged request | 0.9 s |');
  expect(text).toContain('| Tries that were answered by 503 | 0 |');
  expect(text).toContain('PostgreSQL 18.4; 2 × CPU.');
});
