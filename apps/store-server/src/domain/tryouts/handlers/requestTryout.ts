import { UNSENT_MAX_MS, type TryoutLine } from '@instore/api';
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { variants } from '../../../db/schema/catalogue.ts';
import { locations } from '../../../db/schema/stores.ts';
import { tryoutLines, tryouts } from '../../../db/schema/tryouts.ts';
import { fieldProblem, problem, said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { notify, peopleAt } from '../../notifications/index.ts';
import { knownSpot, noteOf } from '../../people/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';
import { nextNumber } from '../queries/nextNumber.ts';
import { selectTryoutLines, toTryoutLines } from '../queries/readTryoutLines.ts';
import { WAITING_MAX, isWaiting, waitingSince } from '../queries/waitingTryouts.ts';

type Body = OperationInput<'requestTryout'>['body'];

/** Stores a customer's try-on request and notifies the associates of the location [C-05]. */
export const requestTryout: Operation<'requestTryout'> = (input) =>
  once('requestTryout', input, async (tx) => {
    const { body, caller, store } = input;
    refuseOld(body, store.now());
    await refuseForeignLocation(tx, body);
    await refuseUnknownVariants(tx, body);
    await refuseTooMany(tx, body.locationId, caller.userId, store.now());
    // A name that the kiosk sends is ignored [C-09].
    const { name } = caller;
    const ticket = await nextNumber(tx, body.locationId, store.now());
    const [tryout] = await tx
      .insert(tryouts)
      .values({
        locationId: body.locationId,
        name,
        askedBy: caller.userId,
        requestedAt: store.now(),
        note: noteOf(body.note),
        spot: await knownSpot(tx, body.locationId, body.spot),
        ...ticket,
      })
      .returning({ id: tryouts.id });
    if (tryout === undefined) throw new Error('The request was not stored.');
    await tx
      .insert(tryoutLines)
      .values(body.lines.map((line, position) => ({ tryoutId: tryout.id, variantId: line.inventoryItemId, position })));
    await notify(tx, store, await peopleAt(tx, body.locationId, 'floor'), {
      type: 'tryout',
      title:
        body.lines.length === 1
          ? said('Kiosk {kiosk} requested 1 item', { kiosk: name })
          : said('Kiosk {kiosk} requested {count} items', { kiosk: name, count: String(body.lines.length) }),
      objectId: String(tryout.id),
      tryoutId: tryout.id,
      redirectUrl: '/shoesize',
    });
    const stored = await selectTryoutLines(tx, eq(tryouts.id, tryout.id));
    const lines = (await toTryoutLines(tx, body.locationId, stored)).map(withoutPair);
    return { status: true, data: { tryoutItemId: String(tryout.id), number: ticket.number, lines } };
  });

/** A kiosk in customers' hands does not read which pair would be reserved, and whose it is. */
const withoutPair = (line: TryoutLine): TryoutLine => ({ ...line, barcode: null, consigned: false });

/** @throws ProblemError 422 for a request that a kiosk sends too late [C-12] */
function refuseOld({ askedAt }: Body, now: Date): void {
  if (askedAt === undefined || now.getTime() - Date.parse(askedAt) <= UNSENT_MAX_MS) return;
  throw fieldProblem(422, 'Too old', '/askedAt', 'This request is more than 15 minutes old. Please send it again.');
}

/** The index `tryouts_pending` serves it: a withdrawn request was not accepted. */
const isWithdrawn = and(isNull(tryouts.acceptedBy), isNotNull(tryouts.withdrawnAt));

/** How many requests of one kiosk may be withdrawn within a minute before it has to wait: each one notifies associates. */
const WITHDRAWN_MAX = 20;
const WITHDRAWN_WITHIN_MS = 60 * 1000;

/**
 * Limits the waiting requests of one kiosk, and those that are withdrawn at once. Requests at the same moment may exceed
 * a limit by a few.
 * @throws ProblemError 429
 */
async function refuseTooMany(tx: Tx, locationId: string, askedBy: string, now: Date): Promise<void> {
  const isOfKiosk = eq(tryouts.askedBy, askedBy);
  const open = await tx.$count(tryouts, and(isWaiting(locationId, waitingSince(now)), isOfKiosk));
  if (open >= WAITING_MAX) throw tooMany('This kiosk has many waiting requests. Please ask an associate.');
  const lately = new Date(now.getTime() - WITHDRAWN_WITHIN_MS);
  const withdrawn = await tx.$count(
    tryouts,
    and(eq(tryouts.locationId, locationId), isWithdrawn, gt(tryouts.requestedAt, lately), isOfKiosk),
  );
  if (withdrawn < WITHDRAWN_MAX) return;
  const detail = 'This kiosk has withdrawn many requests. Please wait a minute.';
  throw tooMany(detail, { retryAfter: WITHDRAWN_WITHIN_MS / 1000 });
}

const tooMany = (detail: string, rest: { retryAfter?: number } = {}) =>
  problem(429, 'Too many requests', { detail, ...rest });

async function refuseForeignLocation(tx: Tx, { storeId, locationId }: Body): Promise<void> {
  const [found] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.id, locationId), eq(locations.storeId, storeId)));
  if (found !== undefined) return;
  const message = `Store ${storeId} has no location ${locationId}.`;
  throw fieldProblem(422, 'Unknown location', '/locationId', message);
}

async function refuseUnknownVariants(tx: Tx, { lines }: Body): Promise<void> {
  const ids = [...new Set(lines.map((line) => line.inventoryItemId))];
  const known = await tx.select({ id: variants.id }).from(variants).where(inArray(variants.id, ids));
  const unknown = lines.findIndex((line) => !known.some((variant) => variant.id === line.inventoryItemId));
  if (unknown === -1) return;
  const message = 'This product is not in the catalogue.';
  const field = `/lines/${unknown}/inventoryItemId`;
  throw fieldProblem(422, 'Unknown product', field, message);
}
