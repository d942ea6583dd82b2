import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { chromium, type BrowserContext } from 'playwright';
import { demoKiosks } from '../../../apps/store-server/src/seed/stores.ts';
import { chromiumArgs, chromiumExecutable } from '../../../scripts/browser.ts';
import { here } from '../../bundle.ts';
import { isSmoke } from '../../figures.ts';
import { median } from '../../statistics.ts';
import { atLeast, atMost, type Row, withoutTarget } from '../row.ts';
import type { Scenario } from '../scenario.ts';
import type { BenchSetup } from '../sides.ts';
import { PEOPLE, PICKER } from '../store.ts';

/** Runs of each view: Lighthouse's guide to variability takes the median of five. */
const RUNS = isSmoke ? 1 : 5;

interface View {
  path: string;
  /** Name of the signed-in person; absent on the sign-in page and for a kiosk. */
  person?: string;
  /** The kiosk that the device is. */
  kiosk?: { deviceId: string; key: string };
  /** Longest time until the largest part of the content is shown, s. @default no target */
  lcp?: number;
  /** Lowest performance score. */
  performance: number;
  /** Whether anybody may find the page, so that its search engine score counts. @default false */
  isPublic?: boolean;
  /** Lowest score of best practices. @default 100 */
  practices?: number;
}

// The browser logs the directory's 404 for a person without a photo, which costs four points of best practices.
const views: readonly View[] = [
  { path: '/', lcp: 2, performance: 97, isPublic: true },
  { path: '/shoesize', person: PEOPLE[20].name, lcp: 2.5, performance: 95, practices: 96 },
  { path: '/warehouse', person: PICKER.name, lcp: 2.5, performance: 95, practices: 96 },
  { path: '/kiosk/', kiosk: demoKiosks[0], performance: 95, isPublic: true },
];

/** An entry of the local storage. */
interface Entry {
  name: string;
  value: string;
}

/** The entry in which a kiosk keeps its key. */
const KIOSK_KEY = 'kiosk-device';

/** Scores from 0 to 100, and the largest contentful paint in s. */
interface Report {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  lcp: number;
}

/** Lighthouse on the first view of each page, on its mobile device and network. */
export const lighthouseScenario: Scenario = {
  name: 'lighthouse',
  measure: async (context) => {
    const rows: Row[] = [];
    for (const view of views) rows.push(...rowsOf(view, await reportsOf(context, view)));
    return {
      title: 'Lighthouse, mobile',
      method: `An empty cache for each run; medians of ${RUNS} runs.`,
      rows,
    };
  },
};

function rowsOf(
  { path, lcp, performance, isPublic = false, practices = 100 }: View,
  reports: readonly Report[],
): Row[] {
  const figure = (name: keyof Report) => median(reports.map((one) => one[name]));
  const row = (what: string, ours: number) => ({ what: `${path}: ${what}`, unit: 'count' as const, ours });
  const shown = { ...row('largest contentful paint', figure('lcp')), unit: 's' as const };
  return [
    atLeast(row('performance', figure('performance')), performance),
    lcp === undefined ? withoutTarget(shown) : atMost(shown, lcp),
    atLeast(row('accessibility', figure('accessibility')), 100),
    atLeast(row('best practices', figure('practices')), practices),
    ...(isPublic ? [atLeast(row('search engines', figure('seo')), 100)] : []),
  ];
}

/** Runs Lighthouse in a browser of its own, in which the person or the kiosk of the view is signed in. */
async function reportsOf(context: BenchSetup, { path, person, kiosk }: View): Promise<Report[]> {
  const folder = await mkdtemp(join(tmpdir(), 'instore-lighthouse-'));
  const port = await getPort();
  const executablePath = chromiumExecutable();
  const browser = await chromium.launchPersistentContext(folder, {
    args: [...chromiumArgs(), `--remote-debugging-port=${port}`],
    executablePath,
  });
  try {
    if (person !== undefined) await keepSignIn(browser, context, person);
    if (kiosk) await keep(browser, context, [{ name: KIOSK_KEY, value: JSON.stringify(kiosk) }]);
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await emptyCache(browser, context.store.url);
      reports.push(await runLighthouse(new URL(path, context.store.url).href, port));
    }
    return reports;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores the sign-in of a person in the browser's profile. */
async function keepSignIn(browser: BrowserContext, context: BenchSetup, person: string): Promise<void> {
  const { cookies, origins } = await context.signIns.storageOf(context.store.url, person);
  await browser.addCookies(cookies);
  await keep(
    browser,
    context,
    origins.flatMap(({ localStorage }) => localStorage),
  );
}

/** Writes entries into the local storage of the store's address. */
async function keep(browser: BrowserContext, { store }: BenchSetup, entries: readonly Entry[]): Promise<void> {
  const page = await browser.newPage();
  await page.goto(new URL('/favicon.svg', store.url).href);
  await page.evaluate((values) => {
    for (const { name, value } of values) localStorage.setItem(name, value);
  }, entries);
  await page.close();
}

/** Empties the HTTP cache and removes the service worker with its files, as on a device that opens the portal first. */
async function emptyCache(browser: BrowserContext, url: string): Promise<void> {
  const page = await browser.newPage();
  const session = await browser.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const { origin } = new URL(url);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await page.close();
}

/** What is read of Lighthouse's result. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** @throws Error when Lighthouse could not load the page */
async function runLighthouse(url: string, port: number): Promise<Report> {
  const program = join(here, 'node_modules/.bin/lighthouse');
  const flags = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    // The sign-in is in the storage.
    '--disable-storage-reset',
  ];
  const { stdout } = await promisify(execFile)(program, [url, ...flags], { maxBuffer: 2 ** 26 });
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Result;
  if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
  };
}
