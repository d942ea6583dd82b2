/**
 * Waits until the page is as it stays: animations and transitions have ended, except endless ones such as a spinner, and
 * two frames were drawn. A closing dialog has gone then, colours of a new theme are reached, and components that measure
 * themselves are drawn with their measures.
 */
export async function settle(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  // One whose element disappears is rejected.
  await Promise.allSettled(running.map(({ finished }) => finished));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
