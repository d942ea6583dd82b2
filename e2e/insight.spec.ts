import { expect, test } from './support/test.ts';

test(
  'a store admin presses a figure and reads the pairs that make it',
  { tag: ['@V-01', '@V-02', '@V-03', '@V-05'] },
  async ({ signIn }) => {
    const tomas = await signIn('Tomas Reyes');
    await tomas.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Insight' }).click();
    await expect(tomas).toHaveURL(/\/shoesize\/insight/);
    // The demo's requests are of the last 24 hours: 28 days have them at any time of the day.
    await tomas.getByText('28 days', { exact: true }).click();
    await expect(tomas).toHaveURL(/view=weeks/);
    const figure = tomas.getByRole('button', { name: /^Try-ons/ });
    await expect(figure).toHaveText(/\d/);
    await figure.click();
    const panel = tomas.getByRole('region', { name: 'Try-ons', exact: true });
    await expect(panel).toContainText(/(\d+) rows, of \1 counted/);
    const count = /(\d+) rows/.exec((await panel.textContent()) ?? '')?.[1] ?? '';
    await expect(figure).toContainText(count);
    const download = tomas.waitForEvent('download');
    await panel.getByRole('button', { name: `Export ${count} rows` }).click();
    expect((await download).suggestedFilename()).toBe('Try-ons.xlsx');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(figure).toHaveAttribute('aria-expanded', 'false');
  },
);

test('a plot is read by keyboard and as a table', { tag: ['@V-04', '@all'] }, async ({ signIn }) => {
  const tomas = await signIn('Tomas Reyes');
  await tomas.goto('/shoesize/insight?view=weeks');
  const grid = tomas.getByRole('grid', { name: /pairs by hour/ });
  await grid.getByRole('gridcell').first().focus();
  await tomas.keyboard.press('ArrowDown');
  await expect(grid.getByRole('gridcell').nth(await grid.getByRole('columnheader').count())).toBeFocused();
  await tomas.keyboard.press('t');
  await expect(tomas.getByRole('table').first()).toBeVisible();
  await tomas.reload();
  // The choice is kept for each plot.
  await expect(tomas.getByRole('button', { name: 'Show Days and hours as plot' })).toBeVisible();
});

test('an associate finds no insight', { tag: ['@V-01', '@R-04', '@all'] }, async ({ signIn }) => {
  const maren = await signIn('Maren Okafor');
  const sections = maren.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: 'Bookings' })).toBeVisible();
  await expect(sections.getByRole('link', { name: 'Insight' })).toHaveCount(0);
  await maren.goto('/shoesize/insight');
  await expect(maren).toHaveURL(/unauthorized/);
});
