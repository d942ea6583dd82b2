/** Stops one part. */
export type Stop = () => Promise<void>;

/**
 * Stops the parts in the reverse order of their start.
 *
 * @throws the first failure, after all parts were stopped
 */
export async function stopAll(opened: readonly Stop[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of opened.toReversed()) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
