import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { demoKiosks } from '../apps/store-server/src/seed/stores.ts';

/**
 * Sends a try-on request as a kiosk would, through the HTTP API of the running store:
 *
 *   pnpm demo:request [--kiosk NAME] [--lines N] [--no-barcode]
 *
 * The name of one of the demo's kiosks asks as that kiosk; any other name is given to the one at the front door.
 * PORT and HOST find the store as `pnpm start` does. KIOSK_ID and KIOSK_KEY name a device that is not the demo's.
 */

const usage = `pnpm demo:request [--kiosk NAME] [--lines N] [--no-barcode]
  --kiosk NAME   who asks: ${demoKiosks.map(({ name }) => `"${name}"`).join(', ')}, or any other name  (default "Front door")
  --lines N      how many pairs, 1 to 20  (default 2)
  --no-barcode   asks for pairs that the store has none of`;

const { values } = read();

function read() {
  try {
    return parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        kiosk: { type: 'string', default: 'Front door' },
        lines: { type: 'string', default: '2' },
        'no-barcode': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

if (values.help) {
  console.log(usage);
  process.exit(0);
}

const wanted = Number(values.lines);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 20)
  fail(`--lines must be a whole number from 1 to 20, not "${values.lines}".`);

const base = `http://${process.env['HOST'] ?? 'localhost'}:${process.env['PORT'] ?? '4100'}`;
const [frontDoor] = demoKiosks;
const demo = demoKiosks.find(({ name }) => name === values.kiosk) ?? frontDoor;
const device = {
  deviceId: process.env['KIOSK_ID'] ?? demo.deviceId,
  key: process.env['KIOSK_KEY'] ?? demo.key,
};

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function call<T>(path: string, token?: string, body?: unknown): Promise<T> {
  const response = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() =>
    fail(`No store answers at ${base}. Start it with "pnpm start" first, or set PORT to the port it listens on.`),
  );
  if (!response.ok) fail(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

interface Variant {
  id: string;
  title: string;
  price: number;
  availableForSale: boolean;
}
interface Product {
  title: string;
  sku: string | null;
  variants: { nodes: Variant[] };
}
interface Store {
  id: string;
  locations: { id: string; name: string }[];
}

const { data: session } = await call<{ data: { token: string } }>(
  '/api/userauth/authenticate/device',
  undefined,
  device,
);
const { data: stores } = await call<{ data: Store[] }>('/api/store/store-location', session.token);
const store = stores[0];
const location = store?.locations[0];
if (!store || !location) fail('This kiosk belongs to no location.');

const featured = await call<{ data: { data: { products: { nodes: Product[] } } } }>(
  '/api/kiosk/kiosk-feature',
  session.token,
);
const products = featured.data.data.products.nodes;
// Another product each time, as customers do; a variant with a free pair unless one without is asked for.
const start = Math.floor(Math.random() * products.length);
const lines = [...products.slice(start), ...products.slice(0, start)]
  .filter((product) => product.sku !== null)
  .flatMap((product) => {
    const fitting = product.variants.nodes.filter((variant) => variant.availableForSale !== values['no-barcode']);
    const variant = fitting[Math.floor(Math.random() * fitting.length)];
    return variant ? [{ product, variant }] : [];
  })
  .slice(0, wanted)
  .map(({ product, variant }) => ({
    inventoryItemId: variant.id,
    sku: product.sku,
    size: variant.title,
    price: variant.price,
    name: values.kiosk,
  }));
if (lines.length < wanted)
  fail(
    lines.length === 0
      ? 'The store has no such products to ask for.'
      : `The store has only ${lines.length} such products to ask for.`,
  );

const { data: request } = await call<{ data: { tryoutItemId: string } }>(
  '/api/kiosk/kiosk-tryout-item-master',
  session.token,
  {
    storeId: store.id,
    locationId: location.id,
    lines,
  },
);
console.log(`Kiosk ${values.kiosk} asks for ${lines.length} at ${location.name}: request ${request.tryoutItemId}.`);
