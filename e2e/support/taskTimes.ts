import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Duration in µs of the processor; `dur` would be that of the clock. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Watches the tasks of the page until the returned function is called, which gives their durations in ms. It is the time
 * of the processor that the page's own thread took: a machine that others use is not taken for a slow page.
 */
export async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A persistent browser cannot be traced.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  return async () => {
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
    const pages = trace.traceEvents.filter(
      ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
    );
    const threads = new Set(pages.map((event) => threadOf(event)));
    return trace.traceEvents.flatMap((event) =>
      event.tdur !== undefined && threads.has(threadOf(event)) ? event.tdur / 1000 : [],
    );
  };
}
