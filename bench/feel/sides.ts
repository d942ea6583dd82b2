import type { Browser, Page } from 'playwright';
import { createSignIns, type SignIns } from '../../e2e/support/signIns.ts';
import { bundle, type Bundle } from '../bundle.ts';
import { PEOPLE, type FeelStore, type LineCount } from './store.ts';
import { observe, watch, type Watched } from './watch.ts';

export type SideName = 'portal' | 'MUI' | 'Mantine';

/** The portal, or a page with the same content that is built with another library. */
export interface Side {
  name: SideName;
  /** Opens a page of its own that shows so many lines. */
  open: (lines: LineCount) => Promise<Watched>;
}

/** The browser, the store and the measured pages, which all scenarios share. */
export interface BenchSetup {
  browser: Browser;
  store: FeelStore;
  signIns: SignIns;
  /** The portal first. */
  sides: readonly Side[];
  /** How often each interaction is measured; at least 10. */
  samples: number;
}

/** A cheap tablet's CPU against that of a developer's machine. */
export const SLOWDOWN = 4;

const VIEWPORT = { width: 1280, height: 800 };
const PEER_ADDRESS = 'http://bench.test/';
const PEER_HTML = `<!doctype html><html lang="en"><head><title>Benchmark</title><link rel="stylesheet" href="page.css"></head>
<body><div id="root"></div><script type="module" src="page.js"></script></body></html>`;

/** The lines that the page shows. */
export const linesOf = (page: Page) => page.getByRole('main').getByRole('article');

export async function createContext(browser: Browser, store: FeelStore, samples: number): Promise<BenchSetup> {
  const signIns = createSignIns(browser, store.url);
  const [mui, mantine] = await Promise.all([bundle('feel/mui.tsx', true), bundle('feel/mantine.tsx', true)]);
  const portal: Side = {
    name: 'portal',
    open: (lines) => openPortal({ browser, store, signIns }, lines),
  };
  const peer = (name: SideName, built: Bundle): Side => ({ name, open: (lines) => openPeer(browser, built, lines) });
  return { browser, store, signIns, samples, sides: [portal, peer('MUI', mui), peer('Mantine', mantine)] };
}

/**
 * A page on which a person is signed in, not opened yet.
 *
 * @param person e.g. 'Maren Okafor'
 */
export async function signedIn(
  { browser, store, signIns }: Pick<BenchSetup, 'browser' | 'signIns'> & { store: Pick<FeelStore, 'url'> },
  person: string,
) {
  const storageState = await signIns.storageOf(store.url, person);
  const context = await browser.newContext({ baseURL: store.url, storageState, viewport: VIEWPORT });
  const page = await context.newPage();
  await observe(page);
  return page;
}

async function openPortal(context: Omit<BenchSetup, 'sides' | 'samples'>, lines: LineCount): Promise<Watched> {
  const page = await signedIn(context, PEOPLE[lines].name);
  await page.goto('/shoesize');
  await linesOf(page).first().waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await showAll(page);
  const watched = await watch(page, SLOWDOWN);
  await watched.quiet();
  return watched;
}

/** Reads page after page until the end of the list. */
export async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: 'Show more' });
  while ((await more.count()) > 0) {
    await more.click().catch(() => undefined);
    await page.waitForTimeout(100);
  }
}

async function openPeer(browser: Browser, { code, css }: Bundle, lines: LineCount): Promise<Watched> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: code });
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: css });
    return route.fulfill({ contentType: 'text/html', body: PEER_HTML });
  });
  const page = await context.newPage();
  await observe(page);
  await page.goto(`${PEER_ADDRESS}?lines=${lines}`);
  await linesOf(page).first().waitFor();
  const watched = await watch(page, SLOWDOWN);
  await watched.quiet();
  return watched;
}
