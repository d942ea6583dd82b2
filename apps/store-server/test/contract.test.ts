import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '@instore/api';
import { readContract } from '../src/security/contract.ts';
import { closeAll } from './support/closeAll.ts';
import { expectContract } from './support/contract.ts';
import { startTestDatabase, type TestDatabase } from './support/database.ts';
import { startNode, type TestNode } from './support/node.ts';
import { samples } from './support/samples.ts';

let database: TestDatabase;
let node: TestNode;

beforeAll(async () => {
  database = await startTestDatabase();
  node = await startNode(database);
});
afterAll(() => closeAll(node, database));

const ruth = { userId: '1007', sub: 'ruth-feldman', locationId: 'canal-street' };
const rules = [...readContract().rules.values()];

describe.each(rules)('$id', (rule) => {
  test('answers as the contract describes, for every role and location', { tags: 'A-03' }, async () => {
    const { path, body } = samples[rule.id](ruth);
    const askers = [undefined, 'ruth-feldman', 'dario-vance', 'maren-okafor', 'oscar-bell', 'front-door'];
    for (const sub of askers) {
      const answer = await node.ask(sub, rule.method, path, body);
      expect(answer.status, `${sub}`).toBeLessThan(500);
      await expectContract(rule.id, answer);
    }
    const withoutBody = await node.ask('ruth-feldman', rule.method, path, rule.takesBody ? {} : undefined);
    await expectContract(rule.id, withoutBody);
  });
});

interface Line {
  lineId: string;
  inventoryItemId: string;
  productName: string;
  sku: string | null;
  size: string;
  price: number;
  imageUrl: string;
  requestedBy: string;
  barcode: string | null;
}

/** Sends a request and expects a 200 response that the contract describes. */
async function good<Body>(id: OperationId, sub: string, path: string, body?: unknown): Promise<Body> {
  const rule = rules.find((each) => each.id === id);
  const answer = await node.ask(sub, rule?.method ?? 'GET', path, body);
  const read = await expectContract(id, answer);
  expect(answer.status, `${id}: ${JSON.stringify(read)}`).toBe(200);
  return read as Body;
}

test(
  'The main job from kiosk to check-in answers as the contract describes',
  { tags: ['A-03', 'K-05', 'Z-02', 'W-03'] },
  async () => {
    const locationId = 'canal-street';
    const { rows } = await database.pool.query<{ variant_id: string }>(
      `select u.variant_id from units u join variants v on v.id = u.variant_id join products p on p.id = v.product_id
     where u.location_id = $1 and u.state = 'Checked In' and not u.missing and u.barcode is not null and p.sku is not null
     order by u.id limit 1`,
      [locationId],
    );
    const inventoryItemId = rows[0]?.variant_id ?? '';
    const asked = await good<{ data: { tryoutItemId: string; lines: object[] } }>(
      'requestTryout',
      'front-door',
      '/api/kiosk/kiosk-tryout-item-master',
      { storeId: 'new-york', locationId, lines: [{ inventoryItemId, name: 'Front door' }] },
    );
    const waiting = await good<{ data: Record<string, object[]> }>(
      'getAllTryoutItems',
      'maren-okafor',
      `/api/storefront/getAllTryoutItems/new-york/${locationId}`,
    );
    const lines = waiting.data[asked.data.tryoutItemId] ?? [];
    expect(lines).toHaveLength(1);
    const accept = lines.map((line) => Object.assign(line, { requestStatusFlag: true }));
    expect(
      await good('acceptTryout', 'maren-okafor', '/api/storefront/tryoutItem-master/accept', accept),
    ).toMatchObject({
      status: true,
    });
    expect(
      await good('acceptTryout', 'ines-calloway', '/api/storefront/tryoutItem-master/accept', accept),
    ).toMatchObject({
      status: false,
      errorInfo: { message: expect.stringContaining('Maren Okafor') as string },
    });
    await good(
      'getVariantAtLocation',
      'maren-okafor',
      `/api/consignee/location/${locationId}/variant/${inventoryItemId}`,
    );

    const mine = (status: string) =>
      good<{ data: { content: Line[] } }>(
        'getShoesizeLines',
        'maren-okafor',
        `/api/storefront/request-lines?locationId=${locationId}&status=${status}`,
      );
    const accepted = (await mine('1')).data.content.find((line) => line.inventoryItemId === inventoryItemId);
    if (!accepted) throw new Error('The accepted line is not listed');
    const placed = await good<{ data: { requestId: string; lines: Line[] } }>(
      'placeRequest',
      'maren-okafor',
      '/api/inventory/check-in-out/request',
      {
        locationId,
        items: [
          {
            inventoryLineItemId: inventoryItemId,
            name: accepted.productName,
            style: accepted.sku,
            imageUrl: accepted.imageUrl,
            size: accepted.size,
            price: accepted.price,
            status: '1',
            requestedBy: accepted.requestedBy,
            tryOutItem: true,
            barcode: accepted.barcode,
            quantity: 1,
            lineIds: [accepted.lineId],
          },
        ],
      },
    );
    await good(
      'getWarehouseLines',
      'dario-vance',
      `/api/inventory/request-lines?locationId=${locationId}&status=request`,
    );
    await good('getRequest', 'dario-vance', `/api/inventory/requests/${placed.data.requestId}`);
    const [line] = placed.data.lines;
    const pair = { locationId, barcode: line?.barcode, lineId: line?.lineId };
    await good('checkOut', 'dario-vance', '/api/inventory/check-out', pair);
    await mine('3');
    await good('checkIn', 'dario-vance', '/api/inventory/check-in', { locationId, barcode: line?.barcode });
    const notifications = await good<{ data: { content: { id: string }[] } }>(
      'getNotifications',
      'maren-okafor',
      '/api/notification/get-app-notifications/1001?page=0&size=20',
    );
    const newest = notifications.data.content[0]?.id;
    await good('postponeNotification', 'maren-okafor', `/api/notification/postpone/${newest}`, { until: '1h' });
    await good('acknowledgeNotification', 'maren-okafor', `/api/notification/update-app-notifications/${newest}`);
    const all = '/api/notification/update-app-notifications';
    await good('acknowledgeAllNotifications', 'maren-okafor', all, { upTo: newest });
    await good('announce', 'tomas-reyes', '/api/notification/announcements', { title: 'Doors open at nine' });
  },
);
