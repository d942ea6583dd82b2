/**
 * Tries until something is loaded that the app cannot start without.
 * @param load is tried again when it rejects
 * @param onFailure runs after each try that failed: it tells the user
 * @param wait resolves when the next try begins. @default after 5 s
 */
export async function untilLoaded<Loaded>(
  load: () => Promise<Loaded>,
  onFailure: () => void,
  wait: () => Promise<void> = fiveSeconds,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      onFailure();
      await wait();
    }
  }
}

const fiveSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 5000));
