import { expect, test, vi } from 'vitest';
import { english, manualClock, recordToasts } from '../../test/support.ts';
import type { App } from './app.ts';
import { offerNewVersion } from './newVersion.ts';

test('[W-13] a new version is not offered while a scan waits on the device', () => {
  const clock = manualClock();
  const { toasts, titles, actions } = recordToasts();
  const queue = { facts: { entries: [{ id: 1 }] as unknown[] } };
  const opened = { warehouse: { queue, warehouse: { facts: { chosen: undefined, putAway: undefined } } } };
  const use = vi.fn();
  offerNewVersion({ opened, environment: { clock }, language: { say: english }, toasts } as unknown as App, use);
  clock.pass(60_000);
  expect(titles()).toEqual([]);
  queue.facts.entries = [];
  clock.pass(15_000);
  expect(titles()).toEqual(['A new version is ready.']);
  actions[0]?.();
  expect(use).toHaveBeenCalledOnce();
});
