import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';

/** Writes that wait; those in `conflicts` need an answer first. */
const entries = (count: number, conflicts: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    conflict: conflicts.includes(at + 1) ? {} : undefined,
  })) as never;

function open(outbox: object) {
  const screen = createScreenApp();
  Object.assign(screen.state.auth, { user: { user_id: '1001' } });
  Object.assign(screen.state.outbox, outbox);
  openScreen(screen.app, <ConnectionStatus />);
  return screen;
}
const shown = () => document.body.textContent;

test('what waits on the device is counted without what needs an answer', { tags: 'W-13' }, async () => {
  open({ entries: entries(4, [2]), nextTryAt: 1 });
  await expect.poll(shown).toMatch(/3/);
  expect(shown()).not.toMatch(/4/);
});

test('one write that is sent at once is not counted; several show the current number', { tags: 'W-13' }, async () => {
  const { state } = open({ entries: entries(1), sending: 1, nextTryAt: undefined });
  await expect.poll(shown).toMatch(/Live/);
  expect(shown()).not.toMatch(/1/);
  Object.assign(state.outbox, { entries: entries(4, [1]), sending: 3 });
  await expect.poll(shown).toMatch(/2.*3/);
});

test('a connection that was given up is tried again for the person who is signed in', { tags: 'L-04' }, async () => {
  const { state, calls } = open({});
  state.connection.kind = 'stopped';
  await page.getByRole('button').click();
  expect(calls).toContainEqual(['connection.retry', '1001']);
});

test('until live updates are loaded, the header says that it connects', { tags: 'L-04' }, async () => {
  const screen = createScreenApp();
  const { opened } = screen.app;
  const { liveUpdates } = opened.common!.state;
  opened.common!.state.liveUpdates = undefined;
  Object.assign(screen.state.outbox, { entries: entries(4), nextTryAt: 1 });
  delete opened.warehouse;
  openScreen(screen.app, <ConnectionStatus />);
  await expect.poll(shown).toMatch(/Connecting/);
  opened.common!.state.liveUpdates = liveUpdates;
  await expect.poll(shown).toMatch(/Live/);
  expect(shown()).not.toMatch(/4/);
});
