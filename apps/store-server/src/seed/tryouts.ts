import { localDay } from '../base/localTime.ts';
import { FIRST_NUMBER, type tryoutLines, type tryoutNumbers, type tryouts } from '../db/schema/tryouts.ts';
import type { LineRow } from './history.ts';
import { NEXT_TRYOUT } from './notifications.ts';
import { demoKiosks, demoLocations } from './stores.ts';

/** The try-on requests from which lines came, and the last number that customers of their location were told. */
interface Tryouts {
  tryouts: (typeof tryouts.$inferInsert & { id: number })[];
  lines: (typeof tryoutLines.$inferInsert)[];
  numbers: typeof tryoutNumbers.$inferInsert;
}

/** The numbers of customers by request. */
export function numbersByRequest(lines: readonly LineRow[], { tryouts: made }: Tryouts): Map<string, number> {
  const numbers = new Map(made.map(({ id, number }) => [id, number]));
  return new Map(
    lines.flatMap(({ requestId, tryoutId }) => {
      const number = numbers.get(tryoutId ?? -1);
      return requestId == null || number == null ? [] : [[String(requestId), number] as const];
    }),
  );
}

const MINUTE = 60_000;

/**
 * Creates the try-on requests of the lines of Canal Street that came from a kiosk, each with one line, and names them in
 * the lines. The last one is {@link NEXT_TRYOUT} - 1.
 */
export function buildTryouts(lines: readonly LineRow[], now: Date): Tryouts {
  const [canalStreet] = demoLocations;
  if (canalStreet === undefined) throw new Error('The demo has no location.');
  // Today, also for a request of last night: no two lines of the demo show the same number.
  const day = localDay(now, canalStreet);
  const asked = lines.filter((line) => line.tryOutItem);
  const made: Tryouts = {
    tryouts: [],
    lines: [],
    numbers: { locationId: canalStreet.id, day, last: FIRST_NUMBER + asked.length - 1 },
  };
  for (const [index, line] of asked.entries()) {
    const { locationId, requestedBy, requestedAt } = line;
    const kiosk = demoKiosks.find(({ name }) => requestedBy === `Kiosk ${name}`);
    if (kiosk === undefined) throw new Error(`The demo has no ${requestedBy}.`);
    const id = NEXT_TRYOUT - asked.length + index;
    made.tryouts.push({
      id,
      locationId,
      name: kiosk.name,
      askedBy: kiosk.deviceId,
      requestedAt,
      acceptedBy: line.ownerId,
      acceptedAt: new Date(requestedAt.getTime() + MINUTE),
      note: line.requestNote,
      spot: line.spot,
      day,
      number: FIRST_NUMBER + index,
    });
    made.lines.push({ id: line.id, tryoutId: id, variantId: line.variantId, position: 0 });
    line.tryoutId = id;
  }
  return made;
}
