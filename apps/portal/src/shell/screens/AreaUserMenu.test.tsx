import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { AreaUserMenu } from './AreaUserMenu.tsx';

const user = page.getByRole('button', { name: 'Maren Okafor YK_Admin' });
const menu = page.getByRole('dialog', { name: 'Account' });
const names = () =>
  menu
    .getByRole('button')
    .elements()
    .map((element) => element.textContent)
    .filter(Boolean);

function open() {
  const screen = createScreenApp();
  screen.state.auth.role = 'YK_Admin';
  const pages = [<AreaUserMenu key="shoesize" area="shoesize" />, <AreaUserMenu key="warehouse" area="warehouse" />];
  return { ...screen, opened: openScreen(screen.app, pages[0], '/shoesize', pages[1]) };
}

test('the menu leads to the other area and closes', { tags: ['R-04', 'H-06'] }, async () => {
  const { opened } = open();
  await user.click();
  await menu.getByRole('button', { name: 'WAREHOUSE' }).click();
  await expect.poll(opened.href).toBe('/warehouse');
  await expect.element(menu).not.toBeInTheDocument();
});

test.each([
  ['Super_Admin', ['WAREHOUSE', 'Profile', 'Logout']],
  ['Store_Admin', ['Profile', 'Logout']],
])(
  'the menu offers a %s the areas that the role may enter besides the profile',
  { tags: ['R-04', 'H-06'] },
  async (role, items) => {
    const { state } = open();
    state.auth.role = role;
    await page.getByRole('button', { name: `Maren Okafor ${role}` }).click();
    await expect.poll(names).toEqual(items);
  },
);

test(
  'a menu that is opened while the other area loads stays open in that area',
  { tags: ['R-04', 'H-06'] },
  async () => {
    const { opened } = open();
    await user.click();
    await expect.element(menu).toBeVisible();
    opened.push('/warehouse');
    await expect.poll(names).toEqual(['SHOESIZE', 'Profile', 'Logout']);
    await menu.getByRole('button', { name: 'Profile' }).click();
    await expect.poll(opened.href).toBe('/warehouse/profile');
    await expect.element(menu).not.toBeInTheDocument();
  },
);

test('the menu logs out', { tags: 'S-09' }, async () => {
  const { calls } = open();
  await user.click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  expect(calls).toContainEqual(['session.logout']);
});

test('the menu changes the language', { tags: ['H-05', 'O-07'] }, async () => {
  const { app } = open();
  const chosen: string[] = [];
  app.language.choose = async (code) => void chosen.push(code);
  await user.click();
  await menu.getByText('العربية').click();
  expect(chosen).toEqual(['ar']);
});
