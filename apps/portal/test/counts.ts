import type { BinAccuracy, CountPlan, CountRound } from '@instore/api';
import { createCounts } from '../src/counts/counts.ts';
import { apiOf, english, ok, recordToasts, refused } from './support.ts';

export const roundOf = (over: Partial<CountRound> = {}): CountRound => ({
  roundId: '1',
  day: '2025-11-21',
  isToday: true,
  aisles: ['A'],
  assignedTo: null,
  isBlind: true,
  bins: 3,
  done: 1,
  counters: [{ name: 'Dario Vance', bins: 1 }],
  remaining: [
    { bin: 'A-14-03', state: 'waiting', firstBy: null, firstDifferences: null },
    { bin: 'A-14-04', state: 'recount', firstBy: 'Dario Vance', firstDifferences: 2 },
  ],
  ...over,
});

export const planOf = (over: Partial<CountPlan> = {}): CountPlan => ({
  planId: '1',
  aisles: ['A', 'B'],
  onDay: null,
  weekdays: [1, 4],
  assignedTo: null,
  isBlind: true,
  recountAbove: 2,
  plannedBy: 'Petra Lindqvist',
  plannedAt: '2025-11-20T14:30:00Z',
  ...over,
});

export const accuracyOf = (over: Partial<BinAccuracy> = {}): BinAccuracy => ({
  bin: 'A-14-03',
  expected: 10,
  matched: 9,
  counts: [{ at: '2025-11-20T14:30:00Z', by: 'Dario Vance', expected: 10, matched: 9 }],
  ...over,
});

/** The planned counts of a location that answers what the test says. */
export function setUpCounts({
  rounds = [roundOf()],
  plans = [planOf()],
  bins = [accuracyOf()],
  refusal = undefined as string | undefined,
} = {}) {
  const sent: object[] = [];
  const reads: string[] = [];
  const sounds: string[] = [];
  const { toasts, titles } = recordToasts();
  const answer = (input: object, data: object) => {
    sent.push(input);
    return refusal === undefined ? ok(data) : refused(409, refusal);
  };
  const aisles = [
    { aisle: 'A', bins: 3 },
    { aisle: 'B', bins: 1 },
  ];
  const people = [{ id: '1003', name: 'Dario Vance', hasPhoto: false }];
  const counts = createCounts({
    api: apiOf({
      inventory: {
        getCountRounds: async () => {
          reads.push('rounds');
          return ok(rounds);
        },
        getBinAccuracy: async () => ok(bins),
        getCountPlans: async () => {
          reads.push('plans');
          return ok({ plans, aisles, people });
        },
        startCount: async (input) => answer(input, {}) as never,
        planCount: async (input) => answer(input, planOf()) as never,
        endCountPlan: async (input) => answer(input, { planId: '1' }) as never,
      },
    }),
    toasts,
    say: english,
    play: async (sound) => sounds.push(sound),
    locationId: () => 'loc-1',
  });
  return { counts, sent, reads, sounds, titles };
}
