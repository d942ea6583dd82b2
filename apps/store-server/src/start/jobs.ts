import { runOutHolds } from '../domain/customerHolds/index.ts';
import type { StoreAccess } from '../domain/operation.ts';
import { escalateTryouts } from '../domain/tryouts/index.ts';
import { repeat } from './repeat.ts';

/** How often each node looks for try-on requests that wait too long, and for holds that end, ms. */
const EVERY_MS = 10_000;

/**
 * Starts what the store does by itself: it escalates try-on requests that wait too long [K-11] and ends holds [M-04].
 * @param onError called with the failure of a run; the next run tries again
 * @returns stops it and waits for the runs in flight
 */
export function startJobs(
  store: StoreAccess,
  escalateAfterMs: number,
  onError: (error: unknown) => void,
): () => Promise<unknown> {
  const stops = [
    repeat(EVERY_MS, () => escalateTryouts(store, escalateAfterMs), onError),
    repeat(EVERY_MS, () => runOutHolds(store), onError),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}
