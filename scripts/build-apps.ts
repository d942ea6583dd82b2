import { buildApps } from './buildApps.ts';

/** Builds portal and kiosk for `start --no-build`, e.g. inside of an image. */
process.exit(await buildApps());
