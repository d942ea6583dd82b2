/** Closes what a test file opened, in this order; what was never opened because of a failure is left out. */
export async function closeAll(...opened: ({ close: () => unknown } | undefined)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const each of opened) {
    try {
      await each?.close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
}
