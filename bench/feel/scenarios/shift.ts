import type { Page } from 'playwright';
import { cartItem } from '../../chain/cartItem.ts';
import { atMost, withoutTarget } from '../row.ts';
import type { Scenario } from '../scenario.ts';
import { LOCATION, PEOPLE, PICKER } from '../store.ts';
import { signedIn, SLOWDOWN, type BenchSetup } from '../sides.ts';
import { watch } from '../watch.ts';

const REQUESTS = 2000;
/** The heap may grow until so many requests; after that it is flat. */
const WARM = 500;
/** How much counts as flat, MB. */
const FLAT_MB = 0.5;
const LONG_TASKS = 10;

/** What a shift's requests cost a page that stays open: each is placed by an associate and cancelled again. */
export const shiftScenario: Scenario = {
  name: 'shift',
  measure: async (context) => {
    const associate = await signedIn(context, PEOPLE[20].name);
    await associate.goto('/shoesize');
    await associate.getByText('Live', { exact: true }).waitFor();
    const picker = await signedIn(context, PICKER.name);
    await picker.goto('/warehouse');
    await picker.getByText('Live', { exact: true }).waitFor();
    const watched = await watch(picker, SLOWDOWN);
    await watched.quiet();
    const tasksBefore = (await watched.longTasks()).length;
    await placeAndCancel(associate, context.store.variant, WARM);
    await watched.quiet();
    const warm = await watched.heap();
    await placeAndCancel(associate, context.store.variant, REQUESTS - WARM);
    await watched.quiet();
    const rows = [
      atMost(
        { what: `Heap after ${REQUESTS}, from that after ${WARM}`, unit: 'MB', ours: (await watched.heap()) - warm },
        FLAT_MB,
      ),
      withoutTarget({ what: `Heap after ${WARM}`, unit: 'MB', ours: warm }),
      atMost(
        { what: 'Tasks over 50 ms', unit: 'count', ours: (await watched.longTasks()).length - tasksBefore },
        LONG_TASKS,
      ),
    ];
    await Promise.all([associate, picker].map((page) => page.context().close()));
    return {
      title: `${REQUESTS} requests placed and cancelled while the warehouse is open`,
      method: 'An associate places and cancels them one after the other through the contract; heap after a collection.',
      rows,
    };
  },
};

/** Places and cancels requests through the contract, with the session of the associate's page. */
async function placeAndCancel(associate: Page, variant: BenchSetup['store']['variant'], count: number): Promise<void> {
  const item = cartItem(variant.id, variant.sku);
  const token = await associate.evaluate(() => sessionStorage.getItem('jwt-token') ?? '');
  const call = async (path: string, body: object): Promise<{ data: { lines: { lineId: string }[] } }> => {
    const answer = await fetch(new URL(path, associate.url()), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as { data: { lines: { lineId: string }[] } };
  };
  for (let at = 0; at < count; at += 1) {
    const { data } = await call('/api/inventory/check-in-out/request', { locationId: LOCATION, items: [item] });
    const lineIds = data.lines.map(({ lineId }) => lineId);
    await call('/api/inventory/cancel-check-out-request', { locationId: LOCATION, lineIds });
  }
}
