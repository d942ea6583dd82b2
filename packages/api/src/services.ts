import type { ServiceName } from './api.ts';

/** The services of the contract; `/config.json` has the base address of each. */
export const SERVICES = [
  'userauth',
  'user',
  'store',
  'kiosk',
  'storefront',
  'consignee',
  'catalogue',
  'inventory',
  'notification',
  'cube',
  'graph',
] as const satisfies readonly ServiceName[];
