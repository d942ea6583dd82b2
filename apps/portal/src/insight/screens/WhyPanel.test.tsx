import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { proxy } from 'valtio';
import { createScreenApp, fill, openScreen } from '../../../test/screens.tsx';
import { emptyPages } from '../../shared/lists/pagedState.ts';
import type { InsightStore } from '../insight.ts';
import { EMPTY } from '../insightState.ts';
import { WhyPanel } from './WhyPanel.tsx';

test('Rows that are not read yet have no number', { tags: ['V-03', 'E-03'] }, async () => {
  const { app } = createScreenApp();
  const state = proxy({ ...EMPTY, timeZone: 'UTC', why: { measure: 'tryOns' as const, rows: 'counted' as const } });
  const rows = proxy(emptyPages());
  openScreen(app, <WhyPanel insight={{ state, rows } as unknown as InsightStore} />);
  const title = page.getByText('0 rows, of 0 counted');
  const save = page.getByRole('button', { name: 'Export 0 rows' });
  await expect.element(page.getByRole('heading', { name: 'Try-ons' })).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(save).not.toBeInTheDocument();
  fill(rows, []);
  Object.assign(state, { counts: { cases: 0, leftOut: [] } });
  await expect.element(title).toBeVisible();
  await expect.element(save).toBeDisabled();
});
