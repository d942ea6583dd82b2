import { expect, test, vi } from 'vitest';
import { english, manualClock, recordToasts } from '../../test/support.ts';
import type { App } from './app.ts';
import { offerNewVersion } from './newVersion.ts';

/** What a user may have open. */
interface Work {
  cart?: unknown[];
  waiting?: unknown[];
  chosen?: object;
  panel?: 'putAway';
}

/** Opens a portal with work, in which a new version is ready. */
function openPortal(work: Work) {
  const clock = manualClock();
  const { toasts, titles, actions } = recordToasts();
  const cart = { state: { lines: work.cart ?? [] } };
  const outbox = { state: { entries: work.waiting ?? [] } };
  const picks = { state: { chosen: work.chosen, panel: { kind: work.panel ?? 'pick' } } };
  const opened = { shoesize: { cart }, warehouse: { outbox, picks } };
  const use = vi.fn();
  offerNewVersion({ opened, environment: { clock }, language: { say: english }, toasts } as unknown as App, use);
  const finish = (): void => {
    cart.state.lines = [];
    outbox.state.entries = [];
    Object.assign(picks.state, { chosen: undefined, panel: { kind: 'pick' } });
  };
  return { clock, titles, actions, use, finish };
}

test.each<[string, Work]>([
  ['a scan waits on the device', { waiting: [{ id: 1 }] }],
  ['a request cart has lines', { cart: [{ id: 1 }] }],
  ['a line is picked', { chosen: { lineId: '1' } }],
  ['a pair is put away', { panel: 'putAway' }],
])('A new version is not offered while %s, and once afterwards', { tags: ['O-06', 'W-13'] }, (_name, work) => {
  const { clock, titles, actions, use, finish } = openPortal(work);
  clock.pass(60_000);
  expect(titles()).toEqual([]);
  finish();
  clock.pass(15_000);
  expect(titles()).toEqual(['A new version is ready.']);
  clock.pass(60_000);
  expect(titles()).toHaveLength(1);
  actions[0]?.();
  expect(use).toHaveBeenCalledOnce();
});

test('A new version is offered at once to a user without open work', { tags: 'O-06' }, () => {
  expect(openPortal({}).titles()).toEqual(['A new version is ready.']);
});
