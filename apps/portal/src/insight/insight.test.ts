import type { Insight } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { createInsight } from './insight.ts';

const NOW = Date.parse('2025-11-25T03:30:00Z');
const answered = (data: unknown) => Promise.resolve({ ok: true, status: 200, data } as never);
const refused = (message: string) => Promise.resolve({ ok: false, kind: 'rejected', status: 409, message } as never);
const figures = (from: string) => ({ from }) as Insight;

function setUp(over: { getInsight?: () => Promise<never>; getInsightRows?: () => Promise<never> } = {}) {
  const getInsight = vi.fn(over.getInsight ?? (() => answered(figures('2025-11-24'))));
  const rowsAnswer = { content: [{ id: '7' }], totalElements: 1, cases: 51, leftOut: [{ reason: 'waiting', rows: 1 }] };
  const getInsightRows = vi.fn(over.getInsightRows ?? (() => answered(rowsAnswer)));
  const exportInsightRows = vi.fn(() => answered(new Blob()));
  const saveFile = vi.fn();
  const insight = createInsight({
    api: {
      cube: { getInsight, getInsightRows, exportInsightRows } as never,
      storefront: {
        getAllStoreLocation: () => answered([{ id: 'canal-street', timeZone: 'America/New_York' }]),
      } as never,
    },
    toasts: { caution: vi.fn(), critical: vi.fn() },
    now: () => NOW,
    locationId: () => 'canal-street',
    saveFile,
  });
  return { insight, getInsight, getInsightRows, exportInsightRows, saveFile };
}

test('Without a day the page shows today at the location', { tags: 'V-01' }, async () => {
  const { insight, getInsight } = setUp();
  await insight.load({ view: undefined, day: undefined });
  // It is still the 24th in New York.
  expect(getInsight).toHaveBeenCalledWith({ locationId: 'canal-street', from: '2025-11-24', to: '2025-11-24' });
  expect(insight.state.today).toBe('2025-11-24');
});

test('A week ends with its day, and a future day is today', { tags: 'V-01' }, async () => {
  const { insight, getInsight } = setUp();
  await insight.load({ view: 'week', day: '2025-11-20' });
  expect(getInsight).toHaveBeenLastCalledWith({ locationId: 'canal-street', from: '2025-11-14', to: '2025-11-20' });
  await insight.load({ view: 'day', day: '2025-12-24' });
  expect(insight.state.day).toBe('2025-11-24');
});

test('A pressed mark opens its rows, which are exported as they are shown', { tags: ['V-03', 'V-05'] }, async () => {
  const { insight, getInsightRows, exportInsightRows, saveFile } = setUp();
  await insight.load({ view: 'week', day: undefined });
  await insight.open({ measure: 'tryOns', rows: 'counted', day: '2025-11-21', filter: { hour: 13 } });
  const query = {
    locationId: 'canal-street',
    from: '2025-11-21',
    to: '2025-11-21',
    measure: 'tryOns',
    rows: 'counted',
    hour: 13,
  };
  expect(getInsightRows).toHaveBeenCalledWith({ ...query, page: 0, size: 50 });
  expect(insight.rows.order).toEqual(['7']);
  expect(insight.state.counts).toEqual({ cases: 51, leftOut: [{ reason: 'waiting', rows: 1 }] });
  await insight.exportRows('Try-ons');
  expect(exportInsightRows).toHaveBeenCalledWith(query);
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'Try-ons.xlsx');
});

test('Figures stay while they cannot be read again', { tags: 'V-01' }, async () => {
  const answers = [() => answered(figures('2025-11-24')), () => refused('The store is busy.')];
  const { insight } = setUp({ getInsight: () => answers.shift()!() });
  await insight.load({ view: 'day', day: undefined });
  await insight.refresh();
  expect(insight.state).toMatchObject({ insight: { from: '2025-11-24' }, error: 'The store is busy.' });
});

test('Another location starts empty', { tags: 'V-01' }, async () => {
  const { insight } = setUp();
  await insight.load({ view: 'day', day: undefined });
  insight.reset();
  expect(insight.state).toMatchObject({ day: '', timeZone: '', insight: undefined });
});
