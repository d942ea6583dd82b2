import type { CDPSession, Page } from 'playwright';

/** What the page notes about itself; times in ms. */
interface Notes {
  /** Longest duration of each interaction so far, by its id. */
  interactions: Map<number, number>;
  longTasks: number[];
}
declare global {
  var feelNotes: Notes;
}

/** A page under measurement. */
export interface Watched {
  page: Page;
  /** CPU time of the main thread since the page opened, ms; the time of other processes is not counted. */
  cpu: () => Promise<number>;
  /** Durations of the tasks over 50 ms so far, ms. */
  longTasks: () => Promise<number[]>;
  /** JavaScript heap after a garbage collection, MB. */
  heap: () => Promise<number>;
  elements: () => Promise<number>;
  /** Makes the page's CPU so many times slower; 1 is full speed. */
  slowDown: (times: number) => Promise<unknown>;
  /**
   * Does something that the user feels and returns its duration by the Event Timing API: from the press until the next
   * frame is shown, ms. The API reports nothing under 16 ms and rounds to 8 ms. `act` only presses: looking for what
   * appears would take time of the same thread.
   */
  interaction: (act: () => Promise<unknown>) => Promise<number>;
  /** Waits until the main thread has worked less than 50 ms in a second. */
  quiet: () => Promise<void>;
}

/** The shortest duration that the Event Timing API can report, ms. */
const SHORTEST_EVENT_MS = 16;
/** How long a report of an interaction is waited for, and the pause between two looks, ms. */
const REPORT_MS = 2000;
const PAUSE_MS = 250;

/** Notes interactions and long tasks from the start of the page. Call it before the page is opened. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const interactions = new Map<number, number>();
    const longTasks: number[] = [];
    globalThis.feelNotes = { interactions, longTasks };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  }, SHORTEST_EVENT_MS);
}

/**
 * Measures an observed page.
 *
 * @param slowdown how many times slower the page's CPU is made
 */
export async function watch(page: Page, slowdown: number): Promise<Watched> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('HeapProfiler.enable');
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(slowdown);
  const cpu = () => cpuOf(session);
  const quiet = async () => {
    for (let before = await cpu(); ;) {
      await page.waitForTimeout(1000);
      const now = await cpu();
      if (now - before < 50) return;
      before = now;
    }
  };
  return {
    page,
    cpu,
    quiet,
    slowDown,
    longTasks: () => page.evaluate(() => globalThis.feelNotes.longTasks),
    heap: async () => {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
    },
    elements: () => page.evaluate(() => document.querySelectorAll('*').length),
    interaction: async (act) => {
      await page.evaluate(() => globalThis.feelNotes.interactions.clear());
      await act();
      // Entries are handed over after the frame that they end with. What is under 16 ms is not reported at all.
      for (let waited = 0; waited < REPORT_MS; waited += PAUSE_MS) {
        await page.waitForTimeout(PAUSE_MS);
        if (await page.evaluate(() => globalThis.feelNotes.interactions.size > 0)) break;
      }
      return page.evaluate(
        (shortest) => Math.max(shortest, ...globalThis.feelNotes.interactions.values()),
        SHORTEST_EVENT_MS,
      );
    },
  };
}

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
