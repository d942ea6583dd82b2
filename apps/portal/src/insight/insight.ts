import type { Api } from '@instore/api';
import { proxy, ref } from 'valtio';
import { dayIn, isDay } from '../shared/format/days.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createTurns } from '../shared/reads/turns.ts';
import { daysUntil } from './insightDays.ts';
import { createInsightRows } from './insightRows.ts';
import type { InsightSearch } from './insightSearch.ts';
import { EMPTY, type InsightState } from './insightState.ts';

/** The figures of a location, and the rows behind them: state and actions [V-01, V-03]. */
export function createInsight({
  api,
  now,
  locationId,
  ...needs
}: Omit<Parameters<typeof createInsightRows>[0], 'api' | 'state'> & {
  api: Pick<Api, 'cube' | 'storefront'>;
  now: () => number;
}) {
  const state = proxy<InsightState>({ ...EMPTY });
  const rows = createInsightRows({ api, state, locationId, ...needs });
  const turns = createTurns();

  /** Reads where the location's days begin. False if it is not known. */
  async function readToday(): Promise<boolean> {
    if (state.timeZone === '') {
      const answer = await api.storefront.getAllStoreLocation();
      const own = answer.ok ? answer.data.find(({ id }) => id === locationId()) : undefined;
      state.timeZone = own?.timeZone ?? '';
      if (own === undefined) state.error = (answer.ok ? undefined : answer.message) ?? SOMETHING_WRONG;
    }
    if (state.timeZone !== '') state.today = dayIn(state.timeZone, now());
    return state.timeZone !== '';
  }

  /** Shows the days of the address; an unknown or future day is today. */
  async function load({ view = 'day', day }: InsightSearch): Promise<void> {
    const isLatest = turns.begin();
    if (!(await readToday()) || !isLatest()) return;
    const shown = day !== undefined && isDay(day) && day <= state.today ? day : state.today;
    if (shown !== state.day || view !== state.view) Object.assign(state, { insight: undefined, why: undefined });
    Object.assign(state, { view, day: shown });
    await refresh();
  }

  /** Reads the figures again, and the open rows: they change in place. */
  async function refresh(): Promise<void> {
    const isLatest = turns.begin();
    if (state.day === '') return load({ view: state.view, day: undefined });
    const answer = await api.cube.getInsight({ locationId: locationId(), ...daysUntil(state.view, state.day) });
    if (!isLatest()) return undefined;
    state.error = answer.ok ? undefined : (answer.message ?? SOMETHING_WRONG);
    if (answer.ok) state.insight = ref(answer.data);
    return state.why && rows.readRows();
  }

  /** The location in use changed. */
  function reset(): void {
    turns.begin();
    Object.assign(state, EMPTY);
  }

  return { state, ...rows, load, refresh, reset };
}

export type InsightStore = ReturnType<typeof createInsight>;
