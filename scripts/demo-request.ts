import { readFlags } from '../apps/store-server/src/base/flags.ts';
import { demoKiosks } from '../apps/store-server/src/seed/stores.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';
import { KioskError, NoStoreError, signInKiosk } from './kiosk.ts';

/**
 * Sends a try-on request as a kiosk, through the HTTP API of the running store:
 *
 *   pnpm demo:request [--kiosk NAME] [--lines N] [--no-barcode]
 *
 * With the name of a demo kiosk it signs in as that kiosk; with any other name it signs in as the kiosk at the front door
 * and sends that name. PORT and HOST name the store, as for `pnpm start`. KIOSK_ID and KIOSK_KEY name another device.
 */

const usage = `pnpm demo:request [--kiosk NAME] [--lines N] [--no-barcode]
  --kiosk NAME   the kiosk: ${demoKiosks.map(({ name }) => `"${name}"`).join(', ')}, or any other name  (default "Front door")
  --lines N      number of pairs, 1 to 20  (default 2)
  --no-barcode   requests pairs that are out of stock`;

const options = {
  kiosk: { type: 'string', default: 'Front door' },
  lines: { type: 'string', default: '2' },
  'no-barcode': { type: 'boolean', default: false },
} as const;

const values = read();

function read() {
  try {
    return readFlags(process.argv.slice(2), options, usage);
  } catch (error) {
    return process.exit(reportFailure(error));
  }
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

try {
  const kiosk = await signInKiosk(base, device);
  const { tryoutItemId } = await kiosk.ask({
    name: values.kiosk,
    pairs: wanted,
    isInStore: !values['no-barcode'],
    // Another product each time.
    pick: (count) => Math.floor(Math.random() * count),
  });
  console.log(`Kiosk ${values.kiosk} requested ${wanted} at ${kiosk.location.name}: request ${tryoutItemId}.`);
} catch (error) {
  if (error instanceof NoStoreError) {
    fail(`${error.message} "pnpm start" starts a store; set PORT and HOST if it listens elsewhere.`);
  }
  if (!(error instanceof KioskError)) throw error;
  fail(error.message);
}
