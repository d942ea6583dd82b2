import type { Kiosk, SingleWork } from './kioskState.ts';

/** Starts work, or waits for the run that goes on: of two runs a slower one could overwrite what the other has found. */
export function joinRunning({ running }: Kiosk, name: SingleWork, work: () => Promise<void>): Promise<void> {
  const known = running.get(name);
  if (known) return known;
  const run = work().finally(() => running.delete(name));
  running.set(name, run);
  return run;
}
