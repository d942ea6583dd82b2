import type { Page } from 'playwright';
import { demoKiosks } from '../../../apps/store-server/src/seed/stores.ts';
import { percentile } from '../../statistics.ts';
import { atMost, withoutTarget } from '../row.ts';
import type { Scenario } from '../scenario.ts';
import { SLOWDOWN, type BenchSetup } from '../sides.ts';
import { observe, watch, type Watched } from '../watch.ts';

/** Longest time from a tap until the next frame, p95, ms: what people take for at once. */
const LIMIT_MS = 100;

/** Rounds through the kiosk; each has a tap of every kind. */
const ROUNDS = 5;

/** The taps of a customer, from the first screen to the sent request and back. */
const taps: readonly [name: string, find: (page: Page) => ReturnType<Page['getByRole']>][] = [
  ['Touch to start', (page) => page.getByRole('button', { name: 'Touch to start' })],
  ['a size of the ruler', (page) => page.getByRole('radio', { name: '9', exact: true })],
  ['a brand', (page) => page.getByRole('navigation').getByRole('button', { name: 'Halden' })],
  ['Filters', (page) => page.getByRole('button', { name: 'Filters' })],
  ['Close', (page) => page.getByRole('button', { name: 'Close' })],
  ['a product', (page) => page.getByRole('button', { name: 'Halden Court 82' }).first()],
  ['a size of the product', (page) => page.getByRole('radio', { name: /[2-9] left$/ }).first()],
  ['Request to try on', (page) => page.getByRole('button', { name: 'Request to try on' })],
  ['One more', (page) => page.getByRole('button', { name: /^One more/ })],
  ['Remove', (page) => page.getByRole('button', { name: /^Remove/ })],
  ['Put back', (page) => page.getByRole('button', { name: /^Put back/ })],
  ['Keep looking', (page) => page.getByRole('button', { name: 'Keep looking' })],
  ['To try on', (page) => page.getByRole('button', { name: /^To try on/ })],
  ['Send request', (page) => page.getByRole('button', { name: 'Send request' })],
  ['Cancel request', (page) => page.getByRole('button', { name: 'Cancel request' })],
  ['Yes, cancel', (page) => page.getByRole('button', { name: 'Yes, cancel' })],
  ['Done', (page) => page.getByRole('button', { name: 'Done' })],
];

/** How long each tap of a customer takes until the kiosk shows something. */
export const kioskScenario: Scenario = {
  name: 'kiosk',
  measure: async (context) => {
    const watched = await openKiosk(context);
    const times = new Map<string, number[]>(taps.map(([name]) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, find] of taps) times.get(name)!.push(await tap(watched, find(watched.page)));
    }
    await watched.page.context().close();
    const all = [...times.values()].flat();
    const [slowest = ''] = [...times.keys()].toSorted((one, other) => worst(times, other) - worst(times, one));
    const row = (what: string, ours: number) => ({ what, unit: 'ms' as const, ours });
    return {
      title: 'A tap at the kiosk',
      method: `From the tap until the next frame is shown (Event Timing API), ${taps.length} different taps from the first screen to the sent request, ${ROUNDS} rounds, 1080 × 1920 px, a CPU ${SLOWDOWN} times slower.`,
      rows: [
        withoutTarget(row('A tap, p50', percentile(all, 0.5))),
        atMost(row('A tap, p95', percentile(all, 0.95)), LIMIT_MS),
        withoutTarget(row(`The slowest tap: ${slowest}`, worst(times, slowest))),
      ],
    };
  },
};

const worst = (times: ReadonlyMap<string, number[]>, name: string): number => Math.max(...(times.get(name) ?? [0]));

async function openKiosk({ browser, store }: BenchSetup): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: store.url,
    viewport: { width: 1080, height: 1920 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await observe(page);
  await page.goto('/healthz');
  await page.evaluate((device) => localStorage.setItem('kiosk-device', device), JSON.stringify(demoKiosks[0]));
  await page.goto('/kiosk/');
  await page.getByRole('button', { name: 'Touch to start' }).waitFor();
  const watched = await watch(page, SLOWDOWN);
  await watched.quiet();
  return watched;
}

/**
 * Taps the middle of a target that is ready, as a finger does: finding it is not part of the time. The screen must be quiet:
 * the kiosk ignores taps in the first moments of a screen.
 */
async function tap({ page, interaction, quiet }: Watched, target: ReturnType<Page['getByRole']>): Promise<number> {
  await target.waitFor();
  await quiet();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('A target of the kiosk has no place.');
  return interaction(() => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
}
