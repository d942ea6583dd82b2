/** Closes resources in this order. Resources that were not opened because of a failure are undefined and skipped. */
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
