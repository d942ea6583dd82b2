import type { Device, Result } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deviceOf } from '../../../test/devices.ts';
import { type Answers, createScreenApp, openScreen, reading } from '../../../test/screens.tsx';
import { deferred, offline, ok } from '../../../test/support.ts';
import { createResource } from '../../shared/reads/resource.ts';
import { ProfilePage } from './ProfilePage.tsx';

const question = page.getByRole('alertdialog');
const spots = page.getByRole('group', { name: 'Delivery spots' });
const kiosks = page.getByRole('group', { name: 'Kiosks' });

const kiosk = (deviceId: string, name: string) => deviceOf({ deviceId, name });

function open(role: string, answers: Answers = {}) {
  const screen = createScreenApp(answers);
  screen.state.auth.role = role;
  openScreen(screen.app, <ProfilePage area="shoesize" profile={screen.profile} />, '/shoesize/profile');
  return screen;
}

test.each(['Sales_Associate', 'Warehouse_Personal', 'Warehouse_Admin'])(
  '%s finds neither kiosks nor delivery spots',
  { tags: ['C-09', 'K-12'] },
  async (role) => {
    open(role);
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Kiosks' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Delivery spots' })).not.toBeInTheDocument();
  },
);

test('delivery spots are loading, then failed with a retry, then empty', { tags: ['K-12', 'E-03'] }, async () => {
  const retried = deferred<Result<string[]>>();
  const answers = [Promise.resolve(offline), retried.promise];
  const names = createResource({ read: () => answers.shift()! });
  open('Store_Admin', { spots: { names } });
  await expect.element(page.getByRole('heading', { name: 'Delivery spots' })).toBeVisible();
  await expect.element(page.getByLabelText('New spot')).not.toBeInTheDocument();
  await names.load();
  const failure = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failure.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  retried.resolve(ok([]));
  await expect.element(spots).toHaveTextContent('No delivery spots yet.');
  await expect.element(failure).not.toBeInTheDocument();
});

test('a spot is added by Enter; an empty name and a refusal are said at the field', { tags: 'K-12' }, async () => {
  const add = vi.fn(async (name: string) => (name === 'Sofa' ? 'Sofa is in the list twice.' : undefined));
  const { profile } = open('Store_Admin', { spots: { add } });
  profile.spots.names.show([]);
  const field = page.getByLabelText('New spot');
  await field.fill(' ');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/Enter a name\./);
  await field.fill(' Sofa ');
  await expect.element(field).not.toHaveAccessibleDescription(/Enter a name\./);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/Sofa is in the list twice\./);
  await field.fill('Mirror');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
  expect(add.mock.calls).toEqual([['Sofa'], ['Mirror']]);
  await expect.element(field).toHaveFocus();
});

test('while a spot is being stored, the next spot can be typed and added', { tags: 'K-12' }, async () => {
  const stored: ((refusal?: string) => void)[] = [];
  const add = vi.fn((_name: string) => new Promise<string | undefined>((resolve) => stored.push(resolve)));
  const { profile, state } = open('Store_Admin', { spots: { add } });
  profile.spots.names.show([]);
  state.spots.isPending = true;
  const field = page.getByLabelText('New spot');
  await field.fill('Sofa');
  await userEvent.keyboard('{Enter}');
  await field.fill('Mirror');
  stored[0]?.();
  await userEvent.keyboard('{Enter}');
  expect(add.mock.calls).toEqual([['Sofa'], ['Mirror']]);
  await expect.element(field).toHaveValue('Mirror');
  stored[1]?.();
  await expect.element(field).toHaveValue('');
});

test('a spot is renamed, moved, and removed after a question', { tags: 'K-12' }, async () => {
  const { profile, calls } = open('YK_Admin', { spots: { rename: async () => undefined } });
  profile.spots.names.show(['Bench 1', 'Bench 2']);
  await spots.getByRole('button', { name: 'Move Bench 2 up' }).click();
  expect(calls).toContainEqual(['spots.move', 'Bench 2', 0]);
  await spots.getByRole('button', { name: 'Remove Bench 2' }).click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(spots.getByRole('button', { name: 'Remove Bench 2' })).toHaveFocus();
  expect(calls.map(([action]) => action)).not.toContain('spots.remove');
  await spots.getByRole('button', { name: 'Remove Bench 2' }).click();
  await expect.element(question).toHaveTextContent('Requests that name it keep it.');
  await question.getByRole('button', { name: 'Remove' }).click();
  expect(calls).toContainEqual(['spots.remove', 'Bench 2']);
  await expect.element(question).not.toBeInTheDocument();
});

test('a code is made, shown in two halves with its end, looked after, and hidden', { tags: 'C-09' }, async () => {
  const { profile, state, calls, clock } = open('Super_Admin', { kiosks: { createCode: async () => undefined } });
  profile.kiosks.devices.show([]);
  await expect.element(kiosks).toHaveTextContent('No kiosks yet.');
  await page.getByRole('button', { name: 'Make a pairing code' }).click();
  await expect.element(page.getByLabelText('Name of the new kiosk')).toHaveAccessibleDescription(/Enter a name\./);
  state.kiosks.code = { name: 'Back wall', code: '01234567', expiresAt: '2035-01-01T00:05:00.000Z' };
  const code = page.getByRole('status', { name: 'Code for Back wall' });
  await expect.element(code).toHaveTextContent(/0123\s4567/);
  await expect.element(code).toHaveTextContent(/Valid until\d\d:\d\d/);
  clock.pass(2_000);
  expect(calls).toContainEqual(['kiosks.lookForPaired']);
  await page.getByRole('button', { name: 'Hide the code' }).click();
  expect(calls).toContainEqual(['kiosks.closeCode']);
  state.kiosks.code = undefined;
  await expect.element(code).not.toBeInTheDocument();
  // The list is no longer read.
  calls.length = 0;
  clock.pass(10_000);
  expect(calls).toEqual([]);
});

test('a kiosk is shut out after a question', { tags: 'C-09' }, async () => {
  const { profile, calls } = open('Store_Admin');
  const devices = ['Back wall', 'Front door', 'Window'].map((name, at) => kiosk(`k${at}`, name));
  profile.kiosks.devices.show(devices);
  await kiosks.getByRole('button', { name: 'Shut out Front door' }).click();
  await expect.element(question).toHaveTextContent('The kiosk stops at once.');
  await question.getByRole('button', { name: 'Shut out' }).click();
  expect(calls).toContainEqual(['kiosks.revoke', 'k1']);
  await expect.element(question).not.toBeInTheDocument();
});

test('a kiosk that is kept is not shut out; while one is shut out, the answer waits', { tags: 'C-09' }, async () => {
  const { profile, state, calls } = open('Store_Admin');
  profile.kiosks.devices.show([kiosk('k0', 'Window')]);
  await kiosks.getByRole('button', { name: 'Shut out Window' }).click();
  await expect.element(question).toHaveTextContent('Shut out Window?');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(calls.map(([action]) => action)).not.toContain('kiosks.revoke');
  await kiosks.getByRole('button', { name: 'Shut out Window' }).click();
  state.kiosks.isPending = true;
  await expect.element(question.getByRole('button', { name: 'Shut out' })).toHaveAttribute('aria-disabled', 'true');
});

test('kiosks that cannot be read are read again', { tags: ['C-09', 'E-03'] }, async () => {
  const devices = reading<Device[]>(offline, ok([]));
  open('Store_Admin', { kiosks: { devices } });
  await devices.load();
  const failure = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(kiosks).toHaveTextContent('No kiosks yet.');
  await expect.element(spots).not.toBeInTheDocument();
});

test('a name that the store refuses for a kiosk is said at the field', { tags: 'C-09' }, async () => {
  const { profile } = open('Store_Admin', { kiosks: { rename: async () => 'You are offline. Nothing was sent.' } });
  const devices = [kiosk('k0', 'Back wall')];
  profile.kiosks.devices.show(devices);
  await kiosks.getByRole('button', { name: 'Rename Back wall' }).click();
  const field = kiosks.getByRole('textbox');
  await field.fill('Front wall');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/You are offline/);
});

test('a name that the store refuses for a spot is said at the field', { tags: 'K-12' }, async () => {
  const { profile } = open('Store_Admin', { spots: { rename: async () => 'You are offline. Nothing was sent.' } });
  profile.spots.names.show(['Bench 1']);
  await spots.getByRole('button', { name: 'Rename Bench 1' }).click();
  const field = spots.getByRole('textbox');
  await field.fill('Bench 2');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/You are offline/);
});

test('without an own choice the theme of the area is marked', { tags: 'Z-08' }, async () => {
  const { state } = open('Sales_Associate', { preferences: { themeOf: () => 'dark' } });
  await expect.element(page.getByRole('radio', { name: 'Dark colours' })).toBeChecked();
  state.preferences.theme = 'contrast';
  await expect.element(page.getByRole('radio', { name: 'High contrast' })).toBeChecked();
});

test('theme, text size, density, language and sounds are chosen', { tags: ['Z-08', 'O-07'] }, async () => {
  const { app, calls, state } = open('Sales_Associate');
  const chosen: string[] = [];
  app.language.choose = async (code) => void chosen.push(code);
  await page.getByRole('radio', { name: 'Dark colours' }).click();
  await page.getByRole('radio', { name: 'Larger' }).click();
  await page.getByRole('radio', { name: 'Compact' }).click();
  expect(calls).toContainEqual(['preferences.chooseTheme', 'dark']);
  expect(calls).toContainEqual(['preferences.chooseLook', { textSize: '130' }]);
  expect(calls).toContainEqual(['preferences.chooseLook', { density: 'compact' }]);
  await expect.element(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await page.getByRole('radio', { name: 'العربية' }).click();
  expect(chosen).toEqual(['ar']);
  await page.getByRole('switch', { name: 'Sounds of notifications' }).click();
  expect(calls).toContainEqual(['sounds.setMuted', true]);
  state.sounds.isMuted = true;
  await expect.element(page.getByRole('switch', { name: 'Sounds of notifications' })).not.toBeChecked();
});

test(
  'the question before clearing the device says what is lost and what stays',
  { tags: ['Z-08', 'W-13'] },
  async () => {
    const { state, calls, titles } = open('Sales_Associate');
    const clear = page.getByRole('button', { name: 'Clear this device' });
    await expect.element(clear).toBeDisabled();
    for (const stored of [
      { cartPairs: 0, hasSettings: true },
      { cartPairs: 1, hasSettings: false },
    ]) {
      Object.assign(state.device, stored);
      await expect.element(clear).toBeEnabled();
    }
    Object.assign(state.device, { cartPairs: 0, hasSettings: true, isKnown: true });
    const main = page.getByRole('main');
    for (const [unsent, text] of [
      [undefined, 'It cannot be read'],
      [{ own: 0, others: 0 }, 'None stored'],
      [{ own: 2, others: 0 }, 'Yours: 2'],
      [{ own: 0, others: 3 }, 'Yours: 0, of colleagues: 3'],
    ] as const) {
      state.device.unsent = unsent;
      await expect.element(main).toHaveTextContent(`Unsent stockroom work${text}Works offline`);
    }
    state.device.unsent = { own: 0, others: 0 };
    await clear.click();
    expect(calls).toContainEqual(['device.load']);
    await expect.element(question).toBeVisible();
    await expect.element(question).not.toHaveTextContent('Unsent');
    await expect.element(question).not.toHaveTextContent('lost');
    await question.getByRole('button', { name: 'Keep it' }).click();
    Object.assign(state.device, { cartPairs: 2, hasSettings: true, unsent: { own: 1, others: 3 }, isKnown: true });
    await expect.element(page.getByRole('main')).toHaveTextContent('Yours: 1, of colleagues: 3');
    await clear.click();
    await expect.element(question).toHaveTextContent('2 pairs in carts are lost.');
    await expect.element(question).toHaveTextContent('Unsent stockroom work stays on this device and is sent later.');
    await question.getByRole('button', { name: 'Keep it' }).click();
    expect(calls.map(([action]) => action)).not.toContain('device.clear');
    state.device.unsent = { own: 0, others: 3 };
    await clear.click();
    await expect.element(question).toHaveTextContent('Unsent stockroom work stays on this device and is sent later.');
    await question.getByRole('button', { name: 'Clear this device' }).click();
    expect(calls).toContainEqual(['device.clear']);
    await expect.poll(titles).toEqual(['This device is cleared']);
  },
);
