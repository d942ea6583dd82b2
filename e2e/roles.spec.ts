import { expect, test } from './support/test.ts';

const landings = [
  { person: 'Dario Vance, Warehouse_Personal', path: '/warehouse' },
  { person: 'Petra Lindqvist, Warehouse_Admin', path: '/warehouse' },
  { person: 'Amara Diallo, YK_Admin', path: '/warehouse' },
  { person: 'Maren Okafor, Sales_Associate', path: '/shoesize' },
  { person: 'Tomas Reyes, Store_Admin', path: '/shoesize' },
  { person: 'Ruth Feldman, Super_Admin', path: '/shoesize' },
];

for (const { person, path } of landings) {
  test(`[R-01] ${person} lands on ${path}`, async ({ signIn }) => {
    const page = await signIn(person);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

for (const person of ['Jonah Whitaker, Consignee', 'Lena Park, Consignment_Admin']) {
  test(`[R-02] ${person} stays on / with a loader`, async ({ signIn }) => {
    const page = await signIn(person);
    await expect(page.getByRole('status').first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('[R-03, R-05] a visitor sees that the role is not authorized', async ({ signIn }) => {
  const page = await signIn('Oscar Bell, Visitor');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByText('You are not authorized to access this page!')).toBeVisible();
  await expect(page.getByText('Please contact to Administrator.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to the start page' })).toBeHidden();
});

test('[R-04] a link to the other area is refused before its data is requested', async ({ signIn }) => {
  const page = await signIn('Maren Okafor, Sales_Associate');
  await expect(page).toHaveURL(/\/shoesize$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/warehouse');
  await expect(page.getByText('You are not authorized to access this page!')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/inventory'))).toEqual([]);
});

test('[R-04] a warehouse user is refused on /shoesize', async ({ signIn }) => {
  const page = await signIn('Dario Vance, Warehouse_Personal');
  await expect(page).toHaveURL(/\/warehouse$/);
  await page.goto('/shoesize');
  await expect(page.getByText('You are not authorized to access this page!')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: /Dario Vance/ })).toContainText('Dario Vance');
  await page.getByRole('button', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/warehouse$/);
});

test('[R-04] YK_Admin may enter both areas', async ({ signIn }) => {
  const page = await signIn('Amara Diallo, YK_Admin');
  await expect(page).toHaveURL(/\/warehouse$/);
  await page.goto('/shoesize');
  await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
});

for (const person of ['Amara Diallo, YK_Admin', 'Ruth Feldman, Super_Admin']) {
  test(`[R-04, H-06] ${person} changes the area and back with the user menu`, async ({ signIn }) => {
    const page = await signIn(person);
    const user = page.getByRole('button', { name: person.replace(',', '') });
    const menu = page.getByRole('dialog', { name: 'Account' });
    await expect(user).toBeVisible();
    const [home, other] = page.url().endsWith('/warehouse') ? ['WAREHOUSE', 'SHOESIZE'] : ['SHOESIZE', 'WAREHOUSE'];
    for (const area of [other, home]) {
      await user.click();
      await expect(menu.getByRole('listitem').getByRole('button')).toHaveText([area, 'Profile', 'Logout']);
      await menu.getByRole('button', { name: area }).click();
      await expect(page).toHaveURL(new RegExp(`/${area.toLowerCase()}$`));
      // Both areas have the heading; only the new one has this page.
      await expect(page.getByRole('link', { name: area === 'WAREHOUSE' ? 'Dispatch' : 'Inventory' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    }
  });
}

test('[R-04, H-06] a user of one area is not offered the other', async ({ signIn }) => {
  const page = await signIn('Maren Okafor, Sales_Associate');
  await page.getByRole('button', { name: /Maren Okafor/ }).click();
  await expect(page.getByRole('dialog', { name: 'Account' }).getByRole('listitem').getByRole('button')).toHaveText([
    'Profile',
    'Logout',
  ]);
});
