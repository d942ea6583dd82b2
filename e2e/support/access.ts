import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no violation of axe's rules, all of which are on, once the page has faded in: half-transparent text has too
 * little contrast. Legacy mode, because the portal has no frames. axe describes the violations alone: to describe all that
 * it has passed would double its time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(endAnimations);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** Waits until no animation or transition of the page runs, except endless ones such as a spinner. */
async function endAnimations(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  // One whose element disappears is rejected.
  await Promise.allSettled(running.map(({ finished }) => finished));
}
