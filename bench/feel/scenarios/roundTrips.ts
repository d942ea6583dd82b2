import type { Locator, Page } from 'playwright';
import { percentile } from '../../statistics.ts';
import { atMost, type Row } from '../row.ts';
import type { Scenario } from '../scenario.ts';
import { linesOf, signedIn, type BenchSetup } from '../sides.ts';
import { PEOPLE, PICKER } from '../store.ts';

/** Time that each response takes longer, ms. */
const LATENCY_MS = 200;

interface View {
  path: string;
  /** Name of the signed-in person; absent on the sign-in page. */
  person?: string;
  content: (page: Page) => Locator;
  most: number;
  /** The service worker has stored the portal's files, as on every day but a device's first. */
  isAgain?: boolean;
}

const firstViews: readonly View[] = [
  { path: '/', content: (page) => page.getByRole('button', { name: 'Login with Office 365' }), most: 2 },
  { path: '/shoesize', person: PEOPLE[20].name, content: (page) => linesOf(page).first(), most: 3.5 },
  {
    path: '/warehouse',
    person: PICKER.name,
    content: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Check out/ })
        .first(),
    most: 3.5,
  },
];

const WHY_MISSED =
  'Over HTTP/1.1 a browser has six connections to one origin: the call for the stores waits for files of the area, and the lines wait for it (ADR 40).';

/** A next view waits for the caller's stores, and then for the lines. */
const AGAIN_MOST = 2.5;

const views = [...firstViews, ...firstViews.map((view): View => ({ ...view, isAgain: true }))];

/** How many responses one after the other a first view waits for. */
export const roundTripScenario: Scenario = {
  name: 'round trips',
  measure: async (context) => {
    const rows: Row[] = [];
    for (const view of views) {
      const most = view.isAgain ? AGAIN_MOST : view.most;
      const what = `${view.isAgain ? 'Next' : 'First'} view of ${view.path}`;
      const ours = await roundTrips(context, view);
      const whyMissed = view.isAgain ? undefined : WHY_MISSED;
      rows.push(atMost({ what, unit: 'round trips', ours, whyMissed }, most));
    }
    return {
      title: 'Time to content on a slow network',
      method: `At full CPU speed, over HTTP/1.1: a first view with an empty cache, a next view with the files that the service worker keeps. How much later the content is shown when each response takes ${LATENCY_MS} ms longer, divided by ${LATENCY_MS} ms (medians).`,
      rows,
    };
  },
};

async function roundTrips(context: BenchSetup, view: View): Promise<number> {
  const times: Record<number, number[]> = { 0: [], [LATENCY_MS]: [] };
  const kept = view.isAgain ? await openWithFiles(context, view) : undefined;
  for (let round = -1; round < context.samples; round += 1) {
    for (const latency of round % 2 === 0 ? [0, LATENCY_MS] : [LATENCY_MS, 0]) {
      const page = kept ?? (await openEmpty(context, view));
      const time = await timeToContent(page, view, latency);
      if (round >= 0) times[latency]!.push(time);
      await (kept ? page.goto('about:blank') : page.context().close());
    }
  }
  await kept?.context().close();
  return (percentile(times[LATENCY_MS]!, 0.5) - percentile(times[0]!, 0.5)) / LATENCY_MS;
}

async function timeToContent(page: Page, { path, content }: View, latency: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const started = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await content(page).waitFor();
  const time = performance.now() - started;
  await session.detach();
  return time;
}

/** A page with an empty cache on which the person of the view is signed in, not opened yet. */
async function openEmpty(context: BenchSetup, { person }: View): Promise<Page> {
  if (person !== undefined) return signedIn(context, person);
  const empty = await context.browser.newContext({ baseURL: context.store.url });
  return empty.newPage();
}

/** The same, after the service worker has stored the portal's files. */
async function openWithFiles(context: BenchSetup, view: View): Promise<Page> {
  const page = await openEmpty(context, view);
  await page.goto(view.path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}
