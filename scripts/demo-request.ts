import { readFlags } from '../apps/store-server/src/base/flags.ts';
import { demoKiosks } from '../apps/store-server/src/seed/stores.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';
import { KioskError, NoStoreError, signInKiosk } from './kiosk.ts';

/**
 * Sends a try-on request as a kiosk, through the HTTP API of the running store:
 *
 *   pnpm store:demo-request [--kiosk NAME] [--lines N] [--no-barcode]
 *
 * PORT and HOST name the store, as for `pnpm start`. KIOSK_ID and KIOSK_KEY sign in another kiosk than those of the demo.
 */

const names = demoKiosks.map(({ name }) => `"${name}"`).join(', ');

const usage = `pnpm store:demo-request [--kiosk NAME] [--lines N] [--no-barcode]
  --kiosk NAME   the demo kiosk: ${names}  (default "Front door")
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
const { KIOSK_ID: deviceId, KIOSK_KEY: key } = process.env;
const demo = demoKiosks.find(({ name }) => name === values.kiosk);
const device = deviceId !== undefined && key !== undefined ? { deviceId, key, name: deviceId } : demo;
if (!device) fail(`--kiosk must be one of ${names}, not "${values.kiosk}".`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  const kiosk = await signInKiosk(base, device);
  const { tryoutItemId } = await kiosk.ask({
    pairs: wanted,
    isInStore: !values['no-barcode'],
    // Another product each time.
    pick: (count) => Math.floor(Math.random() * count),
  });
  console.log(`Kiosk ${device.name} requested ${wanted} at ${kiosk.location.name}: request ${tryoutItemId}.`);
} catch (error) {
  if (error instanceof NoStoreError) {
    fail(`${error.message} "pnpm start" starts a store; set PORT and HOST if it listens elsewhere.`);
  }
  if (!(error instanceof KioskError)) throw error;
  fail(error.message);
}
