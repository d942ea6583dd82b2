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

/** The kinds of files, in the order in which a new store imports them. */
export const kinds: readonly ImportKind[] = [
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
];
