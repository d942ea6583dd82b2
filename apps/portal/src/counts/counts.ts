import type { Api, BinAccuracy, CountPlan, CountRound, Input } from '@instore/api';
import { proxy } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { CountsView } from './countsSearch.ts';

/** The plans of a location, its aisles, and the people who count there. */
export type KnownPlans = Extract<Awaited<ReturnType<Api['inventory']['getCountPlans']>>, { ok: true }>['data'];

/** What an admin fills in; without a day it is repeated on weekdays. */
export type PlanDraft = Omit<Input<'planCount'>, 'locationId'>;

interface CountsOptions {
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
  play: (sound: ScanSound) => Promise<unknown>;
  say: SayText;
  locationId: () => string;
}

interface At {
  locationId: string;
}

type PlanParts = Omit<CountsOptions, 'play'> & {
  state: { isPending: boolean; error: string | undefined };
  writes: Writes;
  refuse: (message: string | undefined) => void;
  /** Reads the plans again, whatever the page shows meanwhile. */
  readPlans: () => Promise<void>;
};

/** What an admin does with plans. */
function createPlanWrites({ api, toasts, say, locationId, state, writes, refuse, readPlans }: PlanParts) {
  return {
    /** Plans counts. The plan; undefined if it was refused, with the reason in the form. */
    async plan(draft: PlanDraft): Promise<CountPlan | undefined> {
      const body = { locationId: locationId(), ...draft };
      const answer = await writes.sendPending(state, `plan ${JSON.stringify(body)}`, (key) =>
        api.inventory.planCount(body, { key }),
      );
      if (answer === undefined) return undefined;
      if (!answer.ok) {
        refuse(answer.message);
        return undefined;
      }
      state.error = undefined;
      toasts.positive(say('The counts are planned'));
      void readPlans();
      return answer.data;
    },
    /** Ends a plan: no more counts are made by it. */
    async end(planId: string): Promise<void> {
      const body = { locationId: locationId(), planId };
      const answer = await writes.sendPending(state, `end plan ${planId}`, (key) =>
        api.inventory.endCountPlan(body, { key }),
      );
      if (answer === undefined) return;
      await readPlans();
      if (answer.ok) {
        state.error = undefined;
        toasts.positive(say('The plan is ended'));
      } else refuse(answer.message);
    },
  };
}

/** The planned counts of a location: state and actions [M-07]. */
export function createCounts({ api, toasts, play, say, locationId }: CountsOptions) {
  const state = proxy<{ isPending: boolean; error: string | undefined }>({ isPending: false, error: undefined });
  const writes = new Writes({ play });
  const rounds = createResource<CountRound[], [At]>({ read: (at) => api.inventory.getCountRounds(at) });
  const accuracy = createResource<BinAccuracy[], [At]>({ read: (at) => api.inventory.getBinAccuracy(at) });
  const plans = createResource<KnownPlans, [At]>({ read: (at) => api.inventory.getCountPlans(at) });
  const reads = { today: rounds, accuracy, plans };
  let view: CountsView = 'today';
  const load = (next: CountsView = view): Promise<void> => {
    view = next;
    state.error = undefined;
    return reads[view].load({ locationId: locationId() });
  };
  const readPlans = () => plans.load({ locationId: locationId() });
  const refuse = (message: string | undefined): void => {
    state.error = message ?? SOMETHING_WRONG;
  };
  return {
    state,
    rounds,
    accuracy,
    plans,
    /** Reads what a view shows. */
    load,
    /** Reads again what the changes of the location concern; the progress of a round changes with its counts. */
    async readChanges({ all, counts = [], rounds: made = [], countPlans = [] }: Changes): Promise<void> {
      if (all || counts.length + made.length + countPlans.length > 0)
        await reads[view].poll({ locationId: locationId() });
    },
    /** Starts the count of a bin, or the second count by another person. Resolves to true if it runs. */
    async start(bin: string): Promise<boolean> {
      const body = { locationId: locationId(), bin };
      const answer = await writes.sendPending(state, `start ${bin}`, (key) => api.inventory.startCount(body, { key }));
      if (answer === undefined) return false;
      if (answer.ok) state.error = undefined;
      else refuse(answer.message);
      return answer.ok;
    },
    ...createPlanWrites({ api, toasts, say, locationId, state, writes, refuse, readPlans }),
  };
}

export type CountsStore = ReturnType<typeof createCounts>;
