import type { Page } from '@playwright/test';
import { apiAs } from '../support/kiosks.ts';
import { isEveryRepetition } from '../support/repetitions.ts';
import { placePairs, readLines } from '../support/stock.ts';
import { watchTasks } from '../support/taskTimes.ts';
import { expect, test } from '../support/test.ts';

/** Pairs that are checked out, and in again: two scans each. */
const PAIRS = 250;
const SCANS_PER_SECOND = 15;
/** A task of the page may take this long, ms of the processor: a longer one would hold up a scan. */
const TASK_MS = 50;

declare global {
  interface Window {
    /** Turns the network of the test's browser on or off. */
    setNetwork: (isOn: boolean) => Promise<void>;
  }
}

test.use({ tolerated: /Failed to load resource|net::ERR/ });

/** No task was longer than {@link TASK_MS}. A trace that recorded nothing must not pass. */
function expectShort(tasks: readonly number[]): void {
  expect(tasks.length).toBeGreaterThan(PAIRS);
  expect(tasks.filter((ms) => ms > TASK_MS)).toEqual([]);
}

/**
 * Scans like a wedge scanner, one label after the other, without waiting for an answer. The keys come from within the
 * page. The network is away between two of the scans.
 */
async function scanThroughACut(page: Page, barcodes: readonly string[]): Promise<void> {
  const cut = [Math.floor(barcodes.length / 3), Math.floor(barcodes.length / 2)] as const;
  await page.evaluate(
    ({ codes, away, pause }) =>
      new Promise<void>((resolve) => {
        let scanned = 0;
        const timer = setInterval(() => {
          const code = codes[scanned];
          if (scanned === away[0] || scanned === away[1]) void window.setNetwork(scanned === away[1]);
          scanned += 1;
          if (code === undefined) {
            clearInterval(timer);
            resolve();
            return;
          }
          for (const key of [...code, 'Enter']) {
            const target = document.activeElement ?? document.body;
            target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
          }
        }, pause);
      }),
    { codes: [...barcodes], away: cut, pause: 1000 / SCANS_PER_SECOND },
  );
}

test(
  '500 scans with two cuts of the network arrive once each and in order',
  { tag: ['@W-13', '@W-14'] },
  async ({ signIn, signIns, store }) => {
    test.skip(!isEveryRepetition, 'runs in pnpm test:all');
    // A busy machine sends a few writes per second.
    test.setTimeout(900_000);
    const dario = await signIn('Dario Vance, Warehouse_Personal');
    const barcodes = await placePairs(dario, await apiAs(signIns, store.url, 'Maren Okafor'), PAIRS);
    await dario.goto('/warehouse');
    await expect(dario.getByRole('main').getByRole('article').first()).toBeVisible();
    /** What the server did, by its Idempotency-Key: a repeated attempt is the same write. */
    const done = new Map<string, string>();
    dario.on('response', (response) => {
      const what = /\/check-(out|in)$/.exec(response.url())?.[1];
      if (what === undefined || response.status() !== 200) return;
      const { barcode } = response.request().postDataJSON() as { barcode: string };
      const key = response.request().headers()['idempotency-key'] ?? '';
      if (!done.has(key)) done.set(key, `${what} ${barcode}`);
    });
    await dario.exposeFunction('setNetwork', (isOn: boolean) => dario.context().setOffline(!isOn));

    const tasksOut = await watchTasks(dario);
    await scanThroughACut(dario, barcodes);
    await expect.poll(() => done.size, { timeout: 400_000 }).toBe(PAIRS);
    expectShort(await tasksOut());
    await dario.getByRole('radio', { name: /^Checked out/ }).click({ force: true });
    await expect(dario.getByRole('textbox', { name: 'Scan or type a barcode' })).toHaveAttribute(
      'placeholder',
      'Scan to check in',
    );
    const tasksIn = await watchTasks(dario);
    await scanThroughACut(dario, barcodes);
    await expect.poll(() => done.size, { timeout: 400_000 }).toBe(2 * PAIRS);
    expectShort(await tasksIn());

    expect([...done.values()]).toEqual([
      ...barcodes.map((code) => `out ${code}`),
      ...barcodes.map((code) => `in ${code}`),
    ]);
    await expect(dario.getByText('Not sent')).toHaveCount(0);
    const out = new Set((await readLines(dario, 'checkedout')).map(({ barcode }) => barcode));
    expect(barcodes.filter((code) => out.has(code))).toEqual([]);
  },
);
