import { expectAccessible } from './support/access.ts';
import { expect, test } from './support/test.ts';

test('a visitor sees that the role is not authorized', { tag: ['@R-03', '@R-05'] }, async ({ signIn }) => {
  const page = await signIn('Oscar Bell, Visitor');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByText('You are not authorized to access this page!')).toBeVisible();
  await expect(page.getByText('Please contact to Administrator.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to the start page' })).toBeHidden();
  await expectAccessible(page);
});

test(
  'an associate lands on /shoesize and is refused in the warehouse',
  { tag: ['@R-01', '@R-04', '@H-06', '@all'] },
  async ({ signIn }) => {
    const page = await signIn('Maren Okafor, Sales_Associate');
    await expect(page).toHaveURL(/\/shoesize$/);
    await page.getByRole('button', { name: /Maren Okafor/ }).click();
    await expect(page.getByRole('dialog', { name: 'Account' }).getByRole('listitem').getByRole('button')).toHaveText([
      'Profile',
      'Logout',
    ]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/warehouse');
    await expect(page.getByText('You are not authorized to access this page!')).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/api/inventory'))).toEqual([]);
  },
);

test(
  'a picker lands on /warehouse and is refused on /shoesize',
  { tag: ['@R-01', '@R-04', '@H-03', '@H-04', '@H-06'] },
  async ({ signIn }) => {
    const page = await signIn('Dario Vance, Warehouse_Personal');
    await expect(page).toHaveURL(/\/warehouse$/);
    await page.getByRole('button', { name: /Dario Vance/ }).click();
    const menu = page.getByRole('dialog', { name: 'Account' });
    await expect(menu.getByText('Logout')).toBeVisible();
    await expect(menu.getByText('Contact Us')).toBeHidden();
    await menu.getByText('Profile', { exact: true }).click();
    await expect(page).toHaveURL(/\/warehouse\/profile$/);

    await page.goto('/shoesize');
    await expect(page.getByText('You are not authorized to access this page!')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: /Dario Vance/ })).toContainText('Dario Vance');
    await page.getByRole('button', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL(/\/warehouse$/);
  },
);

test(
  'YK_Admin lands on /warehouse, and changes the area and back with the user menu',
  { tag: ['@R-01', '@R-04', '@H-06', '@all'] },
  async ({ signIn }) => {
    const page = await signIn('Amara Diallo, YK_Admin');
    await expect(page).toHaveURL(/\/warehouse$/);
    const user = page.getByRole('button', { name: 'Amara Diallo YK_Admin' });
    const menu = page.getByRole('dialog', { name: 'Account' });
    for (const [area, other] of [
      ['SHOESIZE', 'Inventory'],
      ['WAREHOUSE', 'Dispatch'],
    ] as const) {
      await user.click();
      await expect(menu.getByRole('listitem').getByRole('button')).toHaveText([area, 'Profile', 'Logout']);
      await menu.getByRole('button', { name: area }).click();
      await expect(page).toHaveURL(new RegExp(`/${area.toLowerCase()}$`));
      // Both areas have the heading; only the new one has this page.
      await expect(page.getByRole('link', { name: other })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    }
  },
);
