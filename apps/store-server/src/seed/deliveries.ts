import { sql } from 'drizzle-orm';
import { localDay } from '../base/localTime.ts';
import type { Tx } from '../db/database.ts';
import { FILE_DAY, dayOf } from './bookings.ts';
import { catalogue } from './catalogue.ts';
import { demoLocations } from './stores.ts';

const HERE = 'canal-street';

/** Deliveries: number, sender, days until it is expected, cartons with product and pairs by size. */
const deliveries: readonly [string, string, number, readonly [string, Record<string, number>][]][] = [
  [
    'D-4471',
    'Halden Footwear',
    0,
    [
      ['hc82-104-cf', { '8': 1, '8.5': 1, '9': 2, '9.5': 2, '10': 2, '10.5': 2, '11': 1, '12': 1 }],
      ['hc82-104-cf', { '8': 2, '9': 3, '10': 3, '10.5': 2, '11': 2 }],
      ['hc82-104-cf', { '9': 3, '9.5': 3, '12': 3 }],
    ],
  ],
  ['D-4468', 'Tarn Fell', -3, [['tfr-2210-be', { '9': 6, '9.5': 6 }]]],
  ['D-4475', 'Kurobe', 1, [['kdh-077-oc', { '11.5': 4 }]]],
  ['D-4480', 'Ostra Apparel', 6, [['otl-502-nb', { '8.5': 5 }]]],
];

function variantOf(productId: string, size: string): string {
  const variant = catalogue.find(({ row }) => row.id === productId)?.variants.find((each) => each.size === size);
  if (variant === undefined) throw new Error(`${productId} does not come in ${size}.`);
  return variant.id;
}

/** The rows of the file: the deliveries that Canal Street expects [M-02]. */
export function deliveryRows(): string[][] {
  const rows = deliveries.flatMap(([number, sender, days, cartons]) =>
    cartons.flatMap(([productId, sizes], index) =>
      Object.entries(sizes).map(([size, pairs]) => [
        number,
        HERE,
        sender,
        dayOf(new Date(FILE_DAY), days),
        `${number}-${index + 1}`,
        variantOf(productId, size),
        String(pairs),
      ]),
    ),
  );
  return [['delivery', 'location', 'sender', 'expected', 'carton', 'variant', 'quantity'], ...rows];
}

/** Moves the imported deliveries to the days on which they are expected as seen from today. */
export async function ageDeliveries(tx: Tx, now: Date): Promise<void> {
  const place = demoLocations.find(({ id }) => id === HERE);
  if (place === undefined) throw new Error(`The demo has no location ${HERE}.`);
  await tx.execute(sql`
    update movements set expected_on = expected_on + (${localDay(now, place)}::date - ${FILE_DAY}::date),
      announced_at = ${now}::timestamptz - interval '3 days'`);
}
