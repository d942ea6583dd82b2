import type { Page } from 'playwright';
import { createSignIns } from '../../../e2e/support/signIns.ts';
import { startStore } from '../../../e2e/support/store.ts';
import { watchTasks } from '../../../e2e/support/taskTimes.ts';
import { atMost, withoutTarget } from '../row.ts';
import type { Scenario } from '../scenario.ts';
import { signedIn, SLOWDOWN } from '../sides.ts';
import { PEOPLE } from '../store.ts';
import { watch, type Watched } from '../watch.ts';

const TEXT = 'halden court runner';
/** Results that are on the page before it is scrolled. */
const RESULTS = 10_000;
/** How far a frame scrolls: 3600 px a second. */
const STEP_PX = 60;
const FRAMES = 600;
const FRAME_MS = 1000 / 60;
/** A longer task holds up a key, ms. */
const TASK_MS = 50;

/** The inventory of a store with 100,000 units: the user types in a filter, and scrolls the results. */
export const inventoryScenario: Scenario = {
  name: 'inventory',
  measure: async ({ browser }) => {
    const store = await startStore(['--large'], { LOG_LEVEL: 'warn' });
    const page = await signedIn({ browser, store, signIns: createSignIns(browser, store.url) }, PEOPLE[500].name);
    try {
      await page.goto('/shoesize/inventory');
      const watched = await watch(page, 1);
      const typed = await type(watched);
      await watched.slowDown(SLOWDOWN);
      const typedSlowly = await type(watched);
      await watched.slowDown(1);
      await page.goto('/shoesize/inventory?view=pairs');
      const shown = await showResults(page);
      const scrolled = await scroll(watched);
      return {
        title: 'The inventory of 100,000 units',
        method: `${TEXT.length} characters in the filter "Title", then ${FRAMES} frames of ${STEP_PX} px through the first ${shown} pairs. Tasks are in time of the processor. A frame is dropped if the next one comes later than a display of 60 Hz shows it, by the clock: other processes drop frames, too, so the page's own share is beside it. Full speed but for the second line.`,
        rows: [
          atMost({ what: 'Typing in a filter: tasks over 50 ms', unit: 'count', ours: over(typed, TASK_MS) }, 0),
          withoutTarget({
            what: `Typing in a filter, ${SLOWDOWN} times slower: longest task`,
            unit: 'ms',
            ours: typedSlowly.reduce((longest, ms) => Math.max(longest, ms), 0),
          }),
          atMost({ what: `Scrolling ${shown} pairs: dropped frames, %`, unit: 'count', ours: scrolled.dropped }, 5),
          withoutTarget({ what: 'of these the page took too long itself, %', unit: 'count', ours: scrolled.own }),
          withoutTarget({ what: 'Scrolling: CPU of the page for a frame', unit: 'ms', ours: scrolled.cpu }),
        ],
      };
    } finally {
      await page.context().close();
      await store.stop();
    }
  },
};

const over = (tasks: readonly number[], limit: number) => tasks.filter((ms) => ms > limit).length;

/** Types in the filter "Title" and returns the durations of all tasks, ms. */
async function type(watched: Watched): Promise<number[]> {
  const { page } = watched;
  const filters = page.getByRole('region', { name: 'Filters' });
  const field = filters.getByRole('textbox', { name: 'Title' });
  if (!(await field.isVisible())) await filters.getByRole('button', { name: /^Title/ }).click();
  await field.fill('');
  await watched.quiet();
  const tasks = await watchTasks(page);
  await field.pressSequentially(TEXT, { delay: 120 });
  await watched.quiet();
  return tasks();
}

/** Reads page after page until so many results are on the page; returns their number. */
async function showResults(page: Page): Promise<number> {
  const table = page.getByRole('grid', { name: 'Pairs' });
  await table.getByRole('row').nth(1).waitFor();
  const last = () =>
    table
      .getByRole('row')
      .evaluateAll((rows) => Math.max(...rows.map((row) => Number(row.getAttribute('aria-rowindex')))));
  for (let tries = 0; (await last()) < RESULTS && tries < 400; tries += 1) {
    await page.mouse.move(800, 500);
    await page.mouse.wheel(0, 1_000_000);
    await page.waitForTimeout(200);
  }
  const found = await last();
  await page.mouse.wheel(0, -100_000_000);
  await page.waitForTimeout(1000);
  return found;
}

/** Scrolls, and counts the frames that a display of 60 Hz would not show. */
async function scroll({ page, cpu }: Watched) {
  const [cpuBefore, tasks] = [await cpu(), await watchTasks(page)];
  const late = await page.evaluate(
    async ([frames, step, frameMs]) => {
      const [longest] = [...document.querySelectorAll('*')]
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .toSorted((a, b) => b.scrollHeight - b.clientHeight - (a.scrollHeight - a.clientHeight));
      let [dropped, last] = [0, await new Promise<number>(requestAnimationFrame)];
      for (let count = 0; count < frames; count += 1) {
        longest!.scrollTop += step;
        const now = await new Promise<number>(requestAnimationFrame);
        dropped += Math.max(0, Math.round((now - last) / frameMs) - 1);
        last = now;
      }
      return dropped;
    },
    [FRAMES, STEP_PX, FRAME_MS] as const,
  );
  return {
    dropped: (late / (FRAMES + late)) * 100,
    cpu: ((await cpu()) - cpuBefore) / FRAMES,
    own: (over(await tasks(), FRAME_MS) / FRAMES) * 100,
  };
}
