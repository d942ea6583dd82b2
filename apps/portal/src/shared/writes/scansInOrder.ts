/**
 * Does scans one after another. Each begins as soon as the one before it is stored on the device, or done: so their
 * order stays and none is lost [W-13].
 */
export function createScansInOrder() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** @param scan calls `onStored` as soon as it is stored */
    run<Answer>(scan: (onStored: () => void) => Promise<Answer>): Promise<Answer> {
      let onStored = () => undefined as void;
      const stored = new Promise<void>((resolve) => (onStored = resolve));
      const answer = last.then(() => scan(onStored)).finally(() => onStored());
      last = stored;
      return answer;
    },
    /** Resolves when all scans so far are stored. */
    stored: (): Promise<unknown> => last,
  };
}

export type ScansInOrder = ReturnType<typeof createScansInOrder>;
