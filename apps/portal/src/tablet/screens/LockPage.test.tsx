import type { Tablet } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { ok, refused } from '../../../test/support.ts';
import { wedge } from '../../../test/wedge.ts';
import { LockPage } from './LockPage.tsx';

const PIN = '194728';

const face = (id: string, firstName: string, state: Tablet['people'][number]['state'] = 'pin') => ({
  id,
  firstName,
  hasPhoto: false,
  state,
});

const seen: Tablet = {
  deviceId: 'tablet-1',
  name: 'Tablet 2',
  locationId: 'loc-1',
  location: 'Canal Street',
  lockMinutes: 2,
  people: [face('maren', 'Maren'), face('ines', 'Ines', 'locked')],
  waitingSince: ['2026-11-24T14:26:00Z'],
};

function open(tablet: object = {}, session: object = {}, said: string[] = []) {
  const screen = createScreenApp({ tablet });
  const { app, state, calls } = screen;
  Object.assign(state.tablet, { seen, device: { deviceId: 'tablet-1', name: 'Tablet 2', lockMinutes: 2 } });
  const signIn = vi.fn(async () => undefined);
  app.toasts.caution = (title) => {
    said.push(title);
    return () => undefined;
  };
  Object.assign(app, { session: { signIn, start: async () => undefined, ...session } });
  openScreen(app, <LockPage />, '/');
  return { state, calls, signIn };
}

const boxOf = (name: string) => page.getByRole('button', { name });
const pad = page.getByRole('group', { name: 'PIN of Maren' });

async function enter(pin: string): Promise<void> {
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
}

test('The box of a person says how many acts are not sent', { tags: ['D-03', 'W-13'] }, async () => {
  const { state } = open();
  state.tablet.unsent = { maren: 3, ines: 1 };
  await expect.element(boxOf('Maren')).toHaveTextContent('3 not sent');
  await boxOf('Ines').click();
  await expect.element(page.getByText('1 action is not sent')).toBeVisible();
});

test('A wrong PIN says how many tries are left, and empties the cells', { tags: 'D-02' }, async () => {
  const enterPin = vi.fn(async () => refused(401, 'Wrong PIN. Tries left: 4.', 'unauthorized'));
  open({}, { enterPin });
  await boxOf('Maren').click();
  await enter(PIN);
  expect(enterPin).toHaveBeenCalledWith({ userId: 'maren', pin: PIN });
  await expect.element(pad.getByRole('alert')).toHaveTextContent('Wrong PIN. Tries left: 4.');
  await expect.element(pad.getByRole('img', { name: '0 of 6 digits' })).toBeVisible();
});

test('A person with five wrong PINs is led to the full sign-in', { tags: 'D-02' }, async () => {
  const { signIn } = open();
  await boxOf('Ines').click();
  await expect.element(page.getByRole('heading', { name: 'PIN locked' })).toBeVisible();
  await page.getByRole('button', { name: 'Login with Office 365' }).click();
  expect(signIn).toHaveBeenCalled();
  await page.getByRole('button', { name: 'Not Ines?' }).click();
  await expect.element(boxOf('Maren')).toBeVisible();
});

test('A face that is removed while its PIN is typed leads back to the faces, with why', { tags: 'D-02' }, async () => {
  const why = 'This person no longer signs in on this device.';
  let people = seen.people;
  const enterPin = async () => {
    people = [face('ines', 'Ines')];
    return refused(409, why, 'conflict');
  };
  const { state } = open({ look: async () => void (state.tablet.seen = { ...seen, people }) }, { enterPin });
  await boxOf('Maren').click();
  await enter(PIN);
  await expect.element(page.getByText(why)).toBeVisible();
  await expect.element(boxOf('Ines')).toBeVisible();
  await expect.element(boxOf('Maren')).not.toBeInTheDocument();
});

test('A PIN that comes second says who has signed in, also after the lock screen', { tags: 'D-02' }, async () => {
  const detail = 'Ines has signed in on this tablet at the same time. Switch person to work under your name.';
  const text = detail.replace('Ines', '{person}');
  const problem = { type: '', title: '', status: 409, detail, text, values: { person: 'Ines' } };
  const said: string[] = [];
  open({}, { enterPin: async () => ({ ...refused(409, detail, 'conflict'), problem }) }, said);
  await boxOf('Maren').click();
  await enter(PIN);
  await expect.poll(() => said).toEqual([detail]);
});

test('A badge chooses its face, and no key of its scan stays in the PIN', { tags: ['D-02', 'D-03'] }, async () => {
  open({ findBadge: async (code: string) => (code === '12345678901234567890' ? 'maren' : undefined) });
  wedge('4006381333931');
  await expect.element(boxOf('Maren')).toBeVisible();
  wedge('12345678901234567890');
  await expect.element(pad.getByRole('img', { name: '0 of 6 digits' })).toBeVisible();
  wedge('12345678901234567890');
  await expect.element(pad.getByRole('img', { name: '0 of 6 digits' })).toBeVisible();
});

test('Without network only the last person has a face', { tags: ['D-02', 'D-03'] }, async () => {
  const enterPin = vi.fn(async () => ok({ token: 'a.b.c', page: null }));
  const { state } = open({}, { enterPin });
  Object.assign(state.tablet, { seen: undefined, lastPerson: { id: 'maren', firstName: 'Maren' } });
  await boxOf('Maren').click();
  await enter(PIN);
  expect(enterPin).toHaveBeenCalledOnce();
});
