import type { Push } from '@instore/api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen, reading } from '../../../test/screens.tsx';
import { offline, ok } from '../../../test/support.ts';
import type { PushState, PushStore } from '../push.ts';
import { PushSection } from './PushSection.tsx';

const tags = ['N-09'];
const stored: Push = {
  publicKey: 'key',
  kinds: ['tryout', 'late'],
  quietFrom: '20:00',
  quietTo: '09:00',
  devices: [
    { id: 'd1', name: 'Chrome on Android', addedAt: '2026-11-30T09:00:00Z', isTablet: false, mark: 'm1' },
    { id: 'd2', name: `Safari on ${'x'.repeat(50)}`, addedAt: '2026-11-29T09:00:00Z', isTablet: false, mark: 'm2' },
  ],
};

async function open(
  here: PushState['here'],
  area: 'shoesize' | 'warehouse' = 'shoesize',
  settings = reading(ok(stored)),
) {
  const screen = createScreenApp({ push: { settings } });
  Object.assign(screen.state.push, { here, deviceId: here === 'on' ? 'd1' : undefined });
  const { push } = screen.profile as { push: PushStore };
  openScreen(screen.app, <PushSection area={area} push={push} />);
  await push.settings.load();
  return screen;
}

test('Before the browser is asked, the page says what a call is; a press asks', { tags }, async () => {
  const { calls } = await open('ask');
  await expect.element(page.getByText('Never a customer’s name.')).toBeVisible();
  await page.getByRole('button', { name: 'Allow calls' }).click();
  expect(calls).toContainEqual(['push.allow']);
});

test('A refusal of the browser is explained in three steps', { tags }, async () => {
  const { calls } = await open('denied');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This browser blocks calls.');
  await expect.element(page.getByText('Switch it to Allow.')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  expect(calls).toContainEqual(['push.load']);
});

test.each([
  ['unsupported', 'This browser cannot be called.'],
  ['notInstalled', 'Only the app on the Home Screen is called'],
] as const)('A device that is %s says so and offers no press', { tags }, async (here, text) => {
  await open(here);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Allow calls' })).not.toBeInTheDocument();
});

test('A device that is called sends a test', { tags }, async () => {
  const { calls } = await open('on');
  await page.getByRole('button', { name: 'Send a test' }).click();
  expect(calls).toContainEqual(['push.test', 'd1']);
});

test('Kinds are those of the area, and switch at once', { tags }, async () => {
  const { calls } = await open('on', 'warehouse');
  await expect.element(page.getByRole('switch', { name: 'New request from a kiosk' })).not.toBeInTheDocument();
  await page.getByRole('switch', { name: 'New request to the warehouse' }).click();
  expect(calls).toContainEqual(['push.setKind', 'placed', true]);
});

test('The quiet time is switched off, and its times are shown while it is on', { tags }, async () => {
  const { calls } = await open('on');
  await expect.element(page.getByRole('group', { name: 'Quiet from' })).toBeVisible();
  await page.getByRole('switch', { name: /Nothing rings at night/ }).click();
  expect(calls).toContainEqual(['push.setQuiet', null]);
});

test('A device is removed after a question', { tags }, async () => {
  const { calls } = await open('on');
  await expect.element(page.getByText('Chrome on Android, this device')).toBeVisible();
  await page.getByRole('button', { name: 'Do not call on Chrome on Android' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop calls' }).click();
  expect(calls).toContainEqual(['push.remove', 'd1']);
});

test('A failed read is shown with a way to retry', { tags: ['N-09', 'E-03'] }, async () => {
  await open('unknown', 'shoesize', reading(offline, ok(stored)));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Call me for' })).toBeVisible();
});
