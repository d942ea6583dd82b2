import { createPost } from '../../../src/base/post.ts';
import { createPushSender, type PushSender } from '../../../src/push/sender.ts';
import { loadPushKeys } from '../../../src/security/pushKeys.ts';
import { ask, marked, stockUp } from '../goods.ts';
import { ok, openShop, type Shop } from '../shop.ts';
import { certificate, openPushService, type TestPushService } from './pushService.ts';

/** A store, a push service and a clock that goes on. */
export interface TestPush {
  shop: Shop;
  service: TestPushService;
  /** Another push service. */
  other: TestPushService;
  errors: unknown[];
  /** A sender of another node. */
  sender: () => PushSender;
  /** Sends what is due and waits for the answers. */
  send: () => Promise<void>;
  pass: (seconds: number) => void;
  now: () => Date;
  /** A person is called on a browser; resolves to the id of the device. */
  call: (sub: string, browser: string, at?: TestPushService) => Promise<string>;
  /** A customer asks for a pair at the kiosk Front door. */
  request: (size?: string) => Promise<{ tryoutItemId: string; accept: (sub: string) => Promise<unknown> }>;
  /** Ends all subscriptions, messages and requests of the test before. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** How long the store waits for the push service of the tests, ms. */
const LIMIT_MS = 400;

export async function openPush(): Promise<TestPush> {
  const [service, other] = await Promise.all([openPushService(), openPushService()]);
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const shop = await openShop({ now, pushServices: [service.host, other.host, '*.push.apple.com'] });
  const { db } = shop.database;
  const keys = await loadPushKeys(db);
  const errors: unknown[] = [];
  const post = createPost({ allowsPrivate: true, ca: certificate, limitMs: LIMIT_MS });
  const sender = () =>
    createPushSender({
      db,
      keys,
      contact: 'mailto:it@chain.example',
      post,
      now,
      stop: new AbortController().signal,
      onError: (error) => errors.push(error),
    });
  let own = sender();
  return {
    shop,
    service,
    other,
    errors,
    sender,
    now,
    async send() {
      await own.run();
      await own.settled();
    },
    pass: (seconds) => void (offset += seconds * 1000),
    call: async (sub, browser, at = service) =>
      ok(await shop.as(sub).notification.addPushDevice(at.subscribe(browser))).id,
    async request(size = '9') {
      const { tryoutItemId, lines } = await ask(shop, [await stockUp(shop, 'hc82-104-cf', size, 1)]);
      return {
        tryoutItemId,
        accept: async (sub) => ok(await shop.as(sub).storefront.acceptTryout(marked(lines))),
      };
    },
    async reset() {
      await own.end();
      own = sender();
      for (const table of ['push_devices', 'push_settings', 'push_sender', 'notifications']) {
        await shop.rows(`delete from ${table}`);
      }
      for (const each of [service, other]) {
        each.received.length = 0;
        each.answers.clear();
      }
      errors.length = 0;
      offset = 0;
    },
    async close() {
      await own.end();
      service.close();
      other.close();
      await shop.close();
    },
  };
}
