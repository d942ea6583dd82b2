import type { Result } from '@instore/api';
import { expect, test } from 'vitest';
import { outboxDevice } from '../../test/outbox.ts';
import { apiOf, deferred, english, manualClock, ok, recordToasts, requestLine, settle } from '../../test/support.ts';
import { counts, none, petra, setUp } from '../../test/picks.ts';
import { listOf } from './picksSearch.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createPicks } from './picks.ts';

test('lines that are handed back leave the list of own picks', { tags: 'W-10' }, async () => {
  const line = requestLine();
  let held = [line];
  const device = outboxDevice(() => {
    held = [];
    return ok({ lines: [line], heldByOthers: [] }) as Result<never>;
  });
  const { toasts, titles } = recordToasts();
  const picks = createPicks({
    api: apiOf({
      inventory: {
        getWarehouseLines: async () => ok({ content: held, totalElements: held.length, counts: {} } as never),
      },
    }),
    toasts,
    play: async () => 'played',
    locationId: () => 'loc-1',
    loadLocation: async () => undefined,
    clock: manualClock(),
    picker: () => ({ userId: 'dario', role: 'Warehouse_Personal' }),
    outbox: createOutbox(device.tab()),
    onHandled: () => undefined,
    lists: { keep: () => undefined, recall: async () => undefined },
    say: english,
    normaliseBarcode: (barcode) => barcode,
  });
  await picks.load('request', listOf({}).filters, true);
  expect(picks.state.order).toEqual(['11']);
  expect(await picks.handBack()).toBe(true);
  expect(titles()).toEqual(['1 pair handed back']);
  expect(picks.state.order).toEqual([]);
});

test('A late answer shows who has taken the lines', { tags: ['W-10', 'W-13'] }, async () => {
  const slow = deferred<Awaited<ReturnType<NonNullable<NonNullable<Parameters<typeof setUp>[0]>['take']>>>>();
  const w = setUp({ take: () => slow.promise });
  await w.load('request', none);
  const taking = w.take('48213');
  await settle();
  await w.device.timers.pass(100);
  expect(await taking).toBe(true);
  const holder = { id: 'dario', name: 'Dario Vance', hasPhoto: false };
  slow.resolve(ok({ lines: [requestLine({ holder })], heldByOthers: [] }));
  await settle();
  expect(w.state.rows['11']?.line.holder).toEqual(holder);
});

test('A picker takes a request and hands it back; what a colleague holds is named', { tags: 'W-10' }, async () => {
  const heldBy = (id: string) => requestLine({ holder: { ...petra, id }, heldAt: '2025-11-21T14:31:00Z' });
  const w = setUp({
    take: async () => ok({ lines: [heldBy('dario')], heldByOthers: [{ lineId: '12', holder: 'Petra Lindqvist' }] }),
  });
  await w.load('request', none);
  expect(await w.take('48213')).toBe(true);
  expect(w.state.rows['11']?.line.holder?.id).toBe('dario');
  expect(w.said.at(-1)).toMatchObject({ kind: 'caution' });
  const reads = w.queries.length;
  expect(await w.handBack('48213')).toBe(true);
  // The list of all picks keeps its rows.
  expect(w.queries).toHaveLength(reads);
  expect(w.state.rows['11']?.line.holder).toBeUndefined();
  // Each step plays its sound, too [W-14].
  expect(w.played).toEqual(['scan-ok', 'scan-ok']);
});

test(
  'Without network the actions on a request wait, and no message calls them done',
  { tags: ['W-10', 'W-13'] },
  async () => {
    const w = setUp();
    await w.load('request', none);
    w.device.signIn('');
    expect(await w.take('48213')).toBe(true);
    expect(await w.handBack('48213')).toBe(true);
    expect(await w.reportNotInBin('11')).toBe(true);
    expect(await w.cancel('12')).toBe(true);
    expect(w.titles()).toEqual([]);
    expect(w.state.order).toEqual(['11', '12']);
    expect(w.state.counts).toEqual(counts());
    expect(w.outbox.state.entries.map(({ operation }) => operation)).toEqual([
      'takePicks',
      'handBackPicks',
      'reportPairNotHere',
      'cancelRequest',
    ]);
    expect(await w.handBack()).toBe(true);
    const [, ofRequest, , , ofAll] = w.outbox.state.entries;
    expect(ofRequest).toMatchObject({
      input: { locationId: 'loc-1', requestIds: ['48213'] },
      subjects: ['request 48213'],
      label: { name: 'Request 48213' },
    });
    expect(ofAll).toMatchObject({ subjects: ['request all'], label: { name: 'All my picks' } });
    expect(ofAll?.input).toEqual({ locationId: 'loc-1' });
  },
);
