import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, chromiumExecutable } from '../scripts/browser.ts';
import { bundle, type Bundle } from './bundle.ts';
import type { Compared } from './comparison.ts';
import { races, type Race } from './races.ts';
import type { Counted } from './report.ts';
import { median, orderIn } from './statistics.ts';

const ADDRESS = 'http://bench.test/';
const HTML = `<!doctype html><html lang="en"><head><title>Benchmark</title><link rel="stylesheet" href="page.css"></head>
<body><div id="root"></div><script type="module" src="page.js"></script></body></html>`;

/** All sides are drawn with the fonts of the machine: a face that comes late would have the page laid out twice. */
const FONT = /@font-face\s*\{[^}]*\}/g;

/**
 * What follows from a step belongs to it: animations, timers, what is drawn a frame later. The longest timer is that of
 * React Aria's dialogs, which focus themselves again after 500 ms for VoiceOver.
 */
const AFTERMATH_MS = 700;

/** Runs the races whose name is wanted. */
export async function compareRuntime(rounds: number, isWanted: (name: string) => boolean) {
  const executablePath = chromiumExecutable();
  const browser = await chromium.launch({ args: chromiumArgs(), executablePath });
  const compared: Compared[] = [];
  const counts: Counted[] = [];
  try {
    for (const race of races.filter(({ name }) => isWanted(name))) {
      const result = await run(browser, race, rounds);
      compared.push(...result.compared);
      counts.push(...result.counts);
    }
    return { compared, counts, chromium: browser.version() };
  } finally {
    await browser.close();
  }
}

async function run(browser: Browser, race: Race, rounds: number) {
  const apps = [race.ours, ...Object.keys(race.peers)];
  const bundles = new Map<string, Bundle>();
  for (const app of apps) bundles.set(app, await bundle(`run/${app}`, true));
  const costs = new Map<string, number[]>();
  const found: number[] = [];
  // The first round warms what all share, the disk's cache above all, and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    for (const app of orderIn(Math.max(0, round), apps)) {
      const page = await open(browser, bundles.get(app)!);
      for (const { name, times = 1 } of race.steps) {
        const cost = await costOf(page, name);
        if (round >= 0) costs.set(`${app} ${name}`, [...(costs.get(`${app} ${name}`) ?? []), cost / times]);
      }
      if (race.count && app === race.ours) found.push(await page.locator(`${race.count.within} *`).count());
      await page.context().close();
    }
  }
  const cost = (app: string, step: string) => median(costs.get(`${app} ${step}`) ?? []);
  const compared = race.steps.flatMap(({ name, what, against }) =>
    against.map(({ app, ...comparison }): Compared => ({
      ...comparison,
      what,
      peer: race.peers[app] ?? app,
      unit: 'ms',
      ours: cost(race.ours, name),
      theirs: cost(app, name),
    })),
  );
  const counts = race.count ? [{ what: race.count.what, count: Math.max(...found), most: race.count.most }] : [];
  return { compared, counts };
}

/** A page of its own, in a process of its own, with nothing remembered. */
async function open(browser: Browser, { code, css }: Bundle): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 960 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: HTML });
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: code });
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: css.replaceAll(FONT, '') });
    return route.abort();
  });
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'runStep' in globalThis);
  await page.waitForTimeout(AFTERMATH_MS);
  return page;
}

/** CPU time of the main thread for a step and what follows from it, in ms. */
async function costOf(page: Page, step: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Thread ticks count the CPU time of the thread, not the time of other processes.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await busy();
  await page.evaluate(
    (name) => (globalThis as unknown as { runStep: (name: string) => Promise<void> }).runStep(name),
    step,
  );
  await page.waitForTimeout(AFTERMATH_MS);
  const after = await busy();
  await session.detach();
  return (after - before) * 1000;
}
