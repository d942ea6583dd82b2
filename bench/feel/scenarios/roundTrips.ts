import type { Locator, Page } from 'playwright';
import { percentile } from '../../statistics.ts';
import { atMost, type Row } from '../row.ts';
import type { Scenario } from '../scenario.ts';
import { linesOf, signedIn, type BenchContext } from '../sides.ts';
import { PEOPLE, PICKER } from '../store.ts';

/** Time that each response takes longer, ms. */
const LATENCY_MS = 200;

interface View {
  path: string;
  /** Name of the signed-in person; absent on the sign-in page. */
  person?: string;
  content: (page: Page) => Locator;
  most: number;
}

const views: readonly View[] = [
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

/** How many responses one after the other a first view waits for. */
export const roundTripScenario: Scenario = {
  name: 'round trips',
  measure: async (context) => {
    const rows: Row[] = [];
    for (const view of views) {
      const times: Record<number, number[]> = { 0: [], [LATENCY_MS]: [] };
      for (let round = -1; round < context.samples; round += 1) {
        for (const latency of round % 2 === 0 ? [0, LATENCY_MS] : [LATENCY_MS, 0]) {
          const time = await timeToContent(context, view, latency);
          if (round >= 0) times[latency]!.push(time);
        }
      }
      const slower = percentile(times[LATENCY_MS]!, 0.5) - percentile(times[0]!, 0.5);
      rows.push(
        atMost({ what: `First view of ${view.path}`, unit: 'round trips', ours: slower / LATENCY_MS }, view.most),
      );
    }
    return {
      title: 'Time to content on a slow network',
      method: `With an empty cache, at full CPU speed: how much later the content is shown when each response takes ${LATENCY_MS} ms longer, divided by ${LATENCY_MS} ms (medians).`,
      rows,
    };
  },
};

async function timeToContent(context: BenchContext, { path, person, content }: View, latency: number): Promise<number> {
  const page = person === undefined ? await signedOut(context) : await signedIn(context, person);
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
  await page.context().close();
  return time;
}

async function signedOut({ browser, store }: BenchContext): Promise<Page> {
  const context = await browser.newContext({ baseURL: store.url });
  return context.newPage();
}
