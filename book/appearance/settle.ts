/** The longest time that React Aria hides an overlay, ms, and a reserve. */
const LONGEST_HIDDEN_MS = 2_000;

/**
 * Waits until the page is as it stays: overlays are shown, animations and transitions have ended, except endless ones
 * such as a spinner, and two frames were drawn. A closing dialog has gone then, colours of a new theme are reached, and components that measure
 * themselves are drawn with their measures.
 */
export async function settle(): Promise<void> {
  await overlaysShown();
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  // One whose element disappears is rejected.
  await Promise.allSettled(running.map(({ finished }) => finished));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** React Aria hides an overlay with a transparent gradient as its mask. The mask of an icon is an image. */
const HIDDEN_OVERLAY = '[style*="mask-image: linear-gradient"]';

/**
 * React Aria hides an overlay until it is placed, and 600 ms longer if a text field in it has the focus and a keyboard on
 * the screen is expected: on a device with touch, or after the window has become lower while a text field had the focus,
 * which a change of the window's size between stories does, too.
 */
async function overlaysShown(): Promise<void> {
  const startedAt = performance.now();
  while (document.querySelector(HIDDEN_OVERLAY) && performance.now() - startedAt < LONGEST_HIDDEN_MS) {
    await new Promise(requestAnimationFrame);
  }
}
