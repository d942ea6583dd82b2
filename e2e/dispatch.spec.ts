import { expect, test } from './support/test.ts';

test('[W-04, R-07, R-09] what is checked out: to whom, since when; Back to list leads to the list', async ({
  signIn,
}) => {
  const dario = await signIn('Dario Vance, Warehouse_Personal');
  await dario.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Dispatch' }).click();
  await expect(dario).toHaveURL(/\/warehouse\/view-dispatch$/);
  const first = dario.getByRole('main').getByRole('article').first();
  await expect(first.getByText('Checked out')).toBeVisible();
  await expect(first.getByRole('time')).toHaveText(/^(now|\d+ (min|h|d))/);
  await expect(first).toContainText('To');
  // The list runs to the window's edge.
  const list = dario.getByRole('list', { name: 'Pairs that are checked out' });
  expect(await list.evaluate((element) => element.parentElement?.getBoundingClientRect().bottom)).toBe(800);
  await first.getByRole('button', { name: /^Open request of/ }).click();
  await expect(dario).toHaveURL(/\/warehouse\/request-details\?request=(%22)?\d+/);
  await dario.getByRole('button', { name: 'Back to list' }).click();
  await expect(dario).toHaveURL(/\/warehouse$/);

  await dario.goto('/warehouse/view-dispatch');
  await expect(dario.getByRole('main').getByRole('article').first()).toBeVisible();
  await dario.getByRole('button', { name: 'Back to list' }).click();
  await expect(dario.getByRole('textbox', { name: 'Scan or type a barcode' })).toBeVisible();
  await expect(dario.getByRole('button', { name: 'Back to list' })).toBeHidden();

  await dario.goto('/warehouse/request-details?request=99999');
  await expect(dario.getByText('There is no request 99999 here.')).toBeVisible();
  // One scanner's field: the search stands beside it as a button.
  await expect(dario.getByRole('button', { name: 'Search or scan', exact: true })).toBeVisible();
  await dario.getByRole('main').getByRole('button', { name: 'Back to list' }).click();
  await expect(dario).toHaveURL(/\/warehouse$/);
});

test('[W-04, Z-07, E-03] nothing is checked out, or the list cannot be read: that is said, with a way on', async ({
  signIn,
}) => {
  const dario = await signIn('Dario Vance, Warehouse_Personal');
  await expect(dario).toHaveURL(/\/warehouse$/);
  await dario.route('**/api/inventory/request-lines?*', (route) => route.fulfill({ status: 500, body: '' }));
  await dario.goto('/warehouse/view-dispatch');
  await expect(dario.getByRole('button', { name: /again/i })).toBeVisible();
  await dario.unroute('**/api/inventory/request-lines?*');
  await dario.route('**/api/inventory/request-lines?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { content: unknown[]; totalElements: number } };
    body.data = { ...body.data, content: [], totalElements: 0 };
    await route.fulfill({ response: answer, json: body });
  });
  await dario.getByRole('button', { name: /again/i }).click();
  await expect(dario.getByText('No products checked out.')).toBeVisible();
  await dario.getByRole('main').getByRole('button', { name: 'Back to list' }).click();
  await expect(dario).toHaveURL(/\/warehouse$/);
});
