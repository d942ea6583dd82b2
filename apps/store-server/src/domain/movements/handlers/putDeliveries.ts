import type { AnnouncedDelivery, PutDelivery } from '@instore/api';
import { and, eq } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import type { Operation } from '../../operation.ts';
import { type AnnouncedLine, readAnnouncements, refuseUnknown } from '../queries/announcedLines.ts';
import { hasAnnounced, insertAnnounced } from '../queries/announcedPairs.ts';
import type { LockedDelivery } from '../queries/lockDelivery.ts';

/** Announces deliveries of a location, or changes announced ones [M-02]. One whose count has begun is kept. */
export const putDeliveries: Operation<'putDeliveries'> = (input) =>
  once('putDeliveries', input, async (tx) => {
    const { locationId, deliveries } = input.body;
    refuseRepeated(deliveries);
    const announcements = readAnnouncements(deliveries);
    await refuseUnknown(tx, announcements);
    const sent = deliveries.map((delivery, index) => ({
      ...delivery,
      locationId,
      lines: announcements[index]?.lines ?? [],
    }));
    const results = new Map<string, PutDelivery>();
    // In the order of their numbers: two calls that name the same deliveries do not wait for each other in a circle.
    for (const each of sent.toSorted((a, b) => (a.number < b.number ? -1 : 1))) {
      results.set(each.number, await put(tx, each, input.store.now()));
    }
    return { status: true, data: deliveries.flatMap(({ number }) => results.get(number) ?? []) };
  });

/** @throws ProblemError 422 for a number that the call has twice */
function refuseRepeated(deliveries: readonly AnnouncedDelivery[]): void {
  const numbers = new Set<string>();
  for (const [index, { number }] of deliveries.entries()) {
    if (numbers.has(number)) {
      throw fieldProblem(422, 'Repeated', `/deliveries/${index}/number`, 'This number is in the call twice.');
    }
    numbers.add(number);
  }
}

/** A delivery of the call. */
interface Sent extends Omit<AnnouncedDelivery, 'pairs'> {
  locationId: string;
  lines: readonly AnnouncedLine[];
}

async function put(tx: Tx, sent: Sent, now: Date): Promise<PutDelivery> {
  const { number, from, expectedOn, locationId, lines } = sent;
  const [added] = await tx
    .insert(movements)
    .values({ kind: 'delivery', number, locationId, sender: from, expectedOn, announcedAt: now })
    .onConflictDoNothing({ target: [movements.kind, movements.locationId, movements.number] })
    .returning({ id: movements.id });
  if (added) {
    await insertAnnounced(tx, added.id, lines);
    return { deliveryId: String(added.id), number, result: 'announced' };
  }
  const known = await lockKnown(tx, sent);
  return { deliveryId: String(known.id), number, result: await change(tx, sent, known) };
}

/** Locks the delivery of the location that has the number. */
async function lockKnown(tx: Tx, { number, locationId }: Sent): Promise<LockedDelivery> {
  const [known] = await tx
    .select()
    .from(movements)
    .where(and(eq(movements.kind, 'delivery'), eq(movements.locationId, locationId), eq(movements.number, number)))
    .for('update');
  if (known === undefined) throw new Error(`Delivery ${number} disappeared.`);
  return known;
}

async function change(
  tx: Tx,
  { from: sender, expectedOn, lines }: Sent,
  known: LockedDelivery,
): Promise<PutDelivery['result']> {
  if (known.status !== 'expected') return 'kept';
  const isSame = known.sender === sender && known.expectedOn === expectedOn;
  if (isSame && (await hasAnnounced(tx, known.id, lines))) return 'unchanged';
  await tx.delete(movementLines).where(eq(movementLines.movementId, known.id));
  await insertAnnounced(tx, known.id, lines);
  await tx
    .update(movements)
    .set({ sender, expectedOn, version: known.version + 1 })
    .where(eq(movements.id, known.id));
  return 'changed';
}
