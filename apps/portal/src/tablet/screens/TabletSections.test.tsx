import type { Device } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, createScreenApp, openScreen, reading } from '../../../test/screens.tsx';
import { offline, ok } from '../../../test/support.ts';
import { ProfilePage } from '../../person/screens/ProfilePage.tsx';

const tablets = page.getByRole('group', { name: 'Tablets' });
const question = page.getByRole('alertdialog');

const tablet = (deviceId: string, name: string, inUseBy: string | null = null): Device => ({
  deviceId,
  kind: 'tablet',
  name,
  locationId: 'loc-1',
  lockMinutes: 2,
  enrolledAt: null,
  inUseBy,
  people: [],
});

function open(answers: Answers = {}, role = 'Store_Admin') {
  const screen = createScreenApp(answers);
  screen.state.auth.role = role;
  openScreen(screen.app, <ProfilePage area="shoesize" profile={screen.profile} />, '/shoesize/profile');
  return screen;
}

test('tablets are loading, then failed with a retry, then empty', { tags: ['D-01', 'E-03'] }, async () => {
  const devices = reading<Device[]>(offline, ok([]));
  open({ tablets: { devices } });
  await expect.element(page.getByRole('heading', { name: 'Tablets', exact: true })).toBeVisible();
  await expect.element(tablets).not.toBeInTheDocument();
  await devices.load();
  const failure = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(tablets).toHaveTextContent('No tablets yet.');
});

test('a hundred tablets with long names fit the page', { tags: 'D-01' }, async () => {
  await page.viewport(390, 844);
  const { profile } = open();
  const name = 'Maximiliane-Alexandra’s tablet beside the very long bench at the front door, left';
  profile.tablets.devices.show(Array.from({ length: 100 }, (_, at) => tablet(`t${at}`, `${name} ${at}`, 'Maren')));
  await expect.element(tablets.getByRole('button', { name: `Remove ${name} 99` })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a tablet in use is locked by one press, and removed after a question', { tags: 'D-01' }, async () => {
  const { profile, calls } = open();
  profile.tablets.devices.show([tablet('t1', 'Front door', 'Maren'), tablet('t2', 'Back wall')]);
  await expect.element(page.getByRole('button', { name: 'Lock Back wall' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Lock Front door' }).click();
  expect(calls).toContainEqual(['tablets.lock', 't1']);
  await tablets.getByRole('button', { name: 'Remove Back wall' }).click();
  await expect.element(question).toHaveTextContent('Work that is not sent stays on it.');
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect(calls.map(([action]) => action)).not.toContain('tablets.remove');
  await tablets.getByRole('button', { name: 'Remove Back wall' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  expect(calls).toContainEqual(['tablets.remove', 't2']);
});

test('an enrolment needs a name, and says why it was refused', { tags: 'D-01' }, async () => {
  const enrol = vi.fn(async () => 'You are offline. Nothing was sent.');
  const { state } = open({ tablet: { enrol } });
  state.tablet.isSupported = true;
  const button = page.getByRole('button', { name: 'Enrol this tablet' });
  await button.click();
  await expect.element(page.getByText('Enter a name.')).toBeVisible();
  expect(enrol).not.toHaveBeenCalled();
  await page.getByLabelText('Name of this tablet').fill('Front door');
  await button.click();
  await expect.element(page.getByText('You are offline. Nothing was sent.')).toBeVisible();
});

test('a browser without the needed parts says so', { tags: 'D-01' }, async () => {
  const { state } = open();
  state.tablet.isSupported = false;
  await expect.element(page.getByText('This browser cannot keep the key of a shared tablet.')).toBeVisible();
});

test('an associate on a device of one person finds no tablets', { tags: 'D-01' }, async () => {
  open({}, 'Sales_Associate');
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Tablets' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'This tablet' })).not.toBeInTheDocument();
});
