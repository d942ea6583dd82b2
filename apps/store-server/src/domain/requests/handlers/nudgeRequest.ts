import { and, eq, inArray } from 'drizzle-orm';
import type { TitleOf } from '../../../base/notificationTypes.ts';
import { problem, fieldProblem, said, type Said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { requestLines, requests } from '../../../db/schema/requests.ts';
import { tryoutLines, tryouts } from '../../../db/schema/tryouts.ts';
import { notify, peopleAt, requestPage } from '../../notifications/index.ts';
import { stateOf } from '../../tryouts/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { refuseNudgeTooSoon } from '../rules/nudgeTimes.ts';
import { onlyTryout } from '../rules/onlyTryout.ts';

type Input = OperationInput<'nudgeRequest'>;

/** A request that waits, and the notification of its nudge. */
interface Nudged {
  since: Date;
  nudgedAt: Date | null;
  people: string[];
  title: Said<TitleOf<'nudge'>>;
  objectId: string;
  tryoutId: number | null;
  redirectUrl: string;
  store: (at: Date) => Promise<unknown>;
}

const TOO_SOON = {
  tooEarly: 'A request can be nudged once it is two minutes old.',
  nudged: 'This request was nudged within the last minute.',
};

/** Nudges the request of a line: before Accept the other associates, after placing the pickers [K-11]. */
export const nudgeRequest: Operation<'nudgeRequest'> = (input) =>
  once('nudgeRequest', input, async (tx) => {
    const { caller, store } = input;
    const request = (await lockTryout(tx, input)) ?? (await lockRequest(tx, input));
    const now = store.now();
    refuseNudgeTooSoon(request, now, TOO_SOON);
    await request.store(now);
    const people = request.people.filter((userId) => userId !== caller.userId);
    const { title, objectId, tryoutId, redirectUrl } = request;
    await notify(tx, store, people, { type: 'nudge', title, objectId, tryoutId, redirectUrl });
    return { status: true, data: { nudgedAt: now.toISOString(), people: people.length } };
  });

/** Locks the try-on request of a line; undefined once an associate has accepted it. */
async function lockTryout(tx: Tx, { body, caller, store }: Input): Promise<Nudged | undefined> {
  const [row] = await tx
    .select({ tryout: tryouts })
    .from(tryouts)
    .innerJoin(tryoutLines, eq(tryoutLines.tryoutId, tryouts.id))
    .where(and(eq(tryoutLines.id, Number(body.lineId)), eq(tryouts.locationId, body.locationId)))
    .for('update', { of: tryouts });
  if (row === undefined || row.tryout.acceptedBy !== null) return undefined;
  const { tryout } = row;
  const state = stateOf(tryout, store.now());
  if (state !== 'waiting') {
    const detail = state === 'expired' ? 'Expired' : 'The customer has withdrawn this request.';
    throw problem(409, 'Does not wait', { detail });
  }
  return {
    since: tryout.requestedAt,
    nudgedAt: tryout.nudgedAt,
    people: await peopleAt(tx, body.locationId, 'floor'),
    title: said('{person} nudges: Kiosk {kiosk} waits for an associate', {
      person: caller.name,
      kiosk: tryout.name,
    }),
    objectId: String(tryout.id),
    tryoutId: tryout.id,
    redirectUrl: '/shoesize',
    store: (nudgedAt) => tx.update(tryouts).set({ nudgedAt }).where(eq(tryouts.id, tryout.id)),
  };
}

/** Locks the open lines of the placed request of a line. The update of the lines publishes them (ADR 20). */
async function lockRequest(tx: Tx, { body, caller }: Input): Promise<Nudged> {
  const [line] = await tx
    .select({ requestId: requestLines.requestId, status: requestLines.status })
    .from(requestLines)
    .where(and(eq(requestLines.id, Number(body.lineId)), eq(requestLines.locationId, body.locationId)));
  if (line === undefined) {
    throw fieldProblem(404, 'Not found', '/lineId', 'There is no such line at this location.');
  }
  const isPlaced = line.status === 'request' || line.status === 'pending';
  if (line.requestId === null || !isPlaced) {
    throw fieldProblem(409, 'Does not wait', '/lineId', 'The warehouse has nothing to pick for this line.');
  }
  const { requestId } = line;
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('update');
  if (request === undefined) throw new Error(`Request ${requestId} disappeared.`);
  const open = and(eq(requestLines.requestId, requestId), inArray(requestLines.status, ['request', 'pending']));
  const lines = await tx
    .select({ nudgedAt: requestLines.nudgedAt, tryoutId: requestLines.tryoutId })
    .from(requestLines)
    .where(open);
  const nudges = lines.flatMap(({ nudgedAt }) => nudgedAt?.getTime() ?? []);
  return {
    since: request.placedAt,
    nudgedAt: nudges.length === 0 ? null : new Date(Math.max(...nudges)),
    people: await peopleAt(tx, body.locationId, 'stockroom'),
    title: said('{person} nudges: a request waits', { person: caller.name }),
    objectId: String(requestId),
    tryoutId: onlyTryout(lines.map(({ tryoutId }) => tryoutId)),
    redirectUrl: requestPage(requestId),
    store: (nudgedAt) => tx.update(requestLines).set({ nudgedAt }).where(open),
  };
}
