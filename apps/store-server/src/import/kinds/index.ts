import { IMPORT_KINDS } from '@instore/api';
import type { ImportKind } from '../kind.ts';
import { bins } from './bins.ts';
import { bookings } from './bookings.ts';
import { consignment } from './consignment.ts';
import { deliveries } from './deliveries.ts';
import { goods } from './goods.ts';
import { kiosks } from './kiosks.ts';
import { locations } from './locations.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { stock } from './stock.ts';

const BY_NAME: Readonly<Record<(typeof IMPORT_KINDS)[number], ImportKind>> = {
  locations,
  people,
  kiosks,
  goods,
  bins,
  stock,
  orders,
  consignment,
  bookings,
  deliveries,
};

/** The kinds of files, in the order in which a new store imports them. */
export const kinds: readonly ImportKind[] = IMPORT_KINDS.map((name) => BY_NAME[name]);
