import { chromium } from 'playwright';
import { signInAs } from '../../e2e/support/signIns.ts';
import { chromiumArgs, chromiumExecutable } from '../../scripts/browser.ts';
import { watch } from '../feel/watch.ts';

/** A tab of the portal that stays open. */
export interface Tab {
  /** JavaScript heap after a collection, MB. */
  heap: () => Promise<number>;
  close: () => Promise<void>;
}

/** A picker of the demo store, at the location that works. */
const PICKER = 'Dario Vance';

/**
 * The tab compiles no machine code. V8 keeps more of it the longer a page works: 1.0 of the 1.1 MB by which a heap grew in
 * eight hours, while the objects of the portal did not grow.
 */
const WITHOUT_MACHINE_CODE = '--js-flags=--jitless';

/** How long the tab may take to open on a busy machine, ms. */
const OPEN_MS = 300_000;

/** Opens the list of the warehouse, which changes with each request. @param url the node */
export async function openTab(url: string): Promise<Tab> {
  const executablePath = chromiumExecutable();
  const browser = await chromium.launch({
    args: [...chromiumArgs(), WITHOUT_MACHINE_CODE],
    executablePath,
  });
  // The local sign-in accepts this name.
  const page = await browser.newPage({ baseURL: url.replace('127.0.0.1', 'localhost') });
  page.setDefaultTimeout(OPEN_MS);
  await signInAs(page, PICKER);
  await page.getByText('Live', { exact: true }).waitFor();
  const { heap } = await watch(page, 1);
  return { heap, close: () => browser.close() };
}
