import type { ShoesizeCartLine } from '@instore/api';
import type { Page } from 'playwright';
import { atMost, told } from '../row.ts';
import type { Scenario } from '../scenario.ts';
import { LOCATION, PEOPLE, PICKER } from '../store.ts';
import { signedIn, SLOWDOWN, type World } from '../sides.ts';
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
  measure: async (world) => {
    const associate = await signedIn(world, PEOPLE[20].name);
    await associate.goto('/shoesize');
    await associate.getByText('Live', { exact: true }).waitFor();
    const picker = await signedIn(world, PICKER.name);
    await picker.goto('/warehouse');
    await picker.getByText('Live', { exact: true }).waitFor();
    const watched = await watch(picker, SLOWDOWN);
    await watched.quiet();
    const tasksBefore = (await watched.longTasks()).length;
    await placeAndCancel(associate, world.store.variant, WARM);
    await watched.quiet();
    const warm = await watched.heap();
    await placeAndCancel(associate, world.store.variant, REQUESTS - WARM);
    await watched.quiet();
    const rows = [
      atMost(
        { what: `Heap after ${REQUESTS}, from that after ${WARM}`, unit: 'MB', ours: (await watched.heap()) - warm },
        FLAT_MB,
      ),
      told({ what: `Heap after ${WARM}`, unit: 'MB', ours: warm }),
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

/** Calls the contract from the associate's page, where the session is. */
async function placeAndCancel(associate: Page, variant: World['store']['variant'], count: number): Promise<void> {
  const item: ShoesizeCartLine = {
    inventoryLineItemId: variant.id,
    name: 'Benchmark',
    style: variant.sku,
    imageUrl: '',
    size: '',
    price: 0,
    status: '1',
    requestedBy: '',
    tryOutItem: false,
    barcode: null,
    quantity: 1,
  };
  await associate.evaluate(
    async ({ locationId, items, times }) => {
      const call = async (path: string, body: object) => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${sessionStorage.getItem('jwt-token') ?? ''}`,
            'Idempotency-Key': crypto.randomUUID(),
          },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
        return answer.json();
      };
      for (let at = 0; at < times; at += 1) {
        const { data } = await call('/api/inventory/check-in-out/request', { locationId, items });
        const lineIds = data.lines.map(({ lineId }: { lineId: string }) => lineId);
        await call('/api/inventory/cancel-check-out-request', { locationId, lineIds });
      }
    },
    { locationId: LOCATION, items: [item], times: count },
  );
}
