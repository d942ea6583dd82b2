import { createIdleTimer } from '@instore/browser';
import { idleLimit } from './idle.ts';
import { type KioskBase, firstView, noCustomer, noProgress } from './kioskBase.ts';
import type { Screen, ViewState } from './kioskState.ts';

/** Which screen is shown, and when the next customer's begins. */
export function createScreens(base: KioskBase) {
  const { state, view, progress, loads, openWrites, urls, settings, elapsed } = base;

  /** Closes the progress of a request. */
  function closeProgress(): void {
    if (progress.photoUrl !== undefined) urls.revokeObjectURL(progress.photoUrl);
    Object.assign(progress, noProgress());
  }
  /** Forgets the customer and shows the first screen; an unsent request stays [C-11, C-12]. */
  function startOver(): void {
    closeProgress();
    openWrites.clear();
    if (state.requestToTryData) state.leftRequests.push(state.requestToTryData);
    Object.assign(state, noCustomer());
    Object.assign(view, firstView(base));
    // Answers that are still on their way belong to the customer who left.
    loads.drop('products', 'searchWithFilters', 'number');
  }
  /**
   * The screen to which Back leads. Undefined: Back does nothing, because the customer would lose the cart or the number,
   * or a request is being sent.
   */
  function screenBefore(): Screen | undefined {
    if (view.screen === 'products') return 'browse';
    if (view.screen === 'thanks') return 'progress';
    if (view.screen === 'product') return view.before;
    return view.screen === 'cart' && !state.requestToTryData ? view.before : undefined;
  }
  return {
    closeProgress,
    startOver,
    /** Closes the filters, or shows the screen before the present one, if there is one. */
    back(): void {
      if (view.screen === 'number') startOver();
      const screen = view.isFiltering ? undefined : screenBefore();
      view.isFiltering = false;
      if (screen) view.screen = screen;
      if (screen === 'browse') state.list = undefined;
    },
    /** Changes the screen, or what the customer chose on it. */
    show: (changes: Partial<ViewState>): void => void Object.assign(view, changes),
    /** Starts over when the screen is not touched [C-11]. */
    idle: createIdleTimer({
      elapsed,
      limitMs: () => idleLimit(view.screen, settings),
      onCountdown: (seconds) => (view.idleSeconds = seconds),
      onIdle: startOver,
    }),
  };
}

export type Screens = ReturnType<typeof createScreens>;
