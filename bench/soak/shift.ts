import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { KIOSK_ROLE } from '../../apps/store-server/src/security/callers.ts';
import { type BenchDatabase, LOCATION, type Member, STORE } from '../chain/store.ts';
import { acceptCall, type Call, freeGoods, headersOf, placeCall, tryoutCall } from '../store/operations.ts';

/** Who works. */
export interface Crew {
  associates: Member[];
  pickers: Member[];
  kiosks: Member[];
}

/** Counts of the finished actions. */
export interface Done {
  tryouts: number;
  writes: number;
  reads: number;
  /** Requests that the store answered with 503 or not at all; each was repeated. */
  repeated: number;
  /** Answers that are neither, by status and path. */
  refused: Map<string, number>;
}

/** The work of a day. */
export interface Shift {
  done: Readonly<Done>;
  stop: () => Promise<void>;
}

interface Plan {
  url: string;
  crew: Crew;
  /** A session of a member that is valid now. */
  tokenOf: (member: Member, role: keyof Crew) => Promise<string>;
  /** Time between two try-on requests of a kiosk, ms of the machine. */
  gapMs: number;
}

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

/** The calls of a screen that opens or follows a change. */
const readsOf = ({ id }: Member): Record<'associates' | 'pickers', string[]> => ({
  associates: [
    `/api/storefront/getAllTryoutItems/${STORE}/${LOCATION}`,
    `/api/storefront/request-lines?locationId=${LOCATION}&status=1`,
    `/api/notification/get-app-notifications/${id}?page=0&size=20`,
  ],
  pickers: [
    `/api/inventory/request-lines?locationId=${LOCATION}&status=request`,
    `/api/inventory/request-lines?locationId=${LOCATION}&status=checkedout`,
  ],
});

type Send = (call: Omit<Call, 'member'>, member: Member, role: keyof Crew) => Promise<unknown>;

/** Sends calls under one idempotency key each, and repeats those that the store could not do. */
function createSend({ url, tokenOf }: Plan, done: Done, signal: AbortSignal): Send {
  return async ({ method, path, body }, member, role) => {
    const key = crypto.randomUUID();
    while (!signal.aborted) {
      const headers = { ...headersOf({ ...member, token: await tokenOf(member, role) }, body), 'idempotency-key': key };
      const answer = await fetch(`${url}${path}`, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      }).catch(() => undefined);
      if (answer?.ok === true) {
        if (body === undefined) done.reads += 1;
        else done.writes += 1;
        return answer.json();
      }
      if (answer !== undefined && answer.status !== 503) {
        const what = `${answer.status} ${path.split('?')[0]}: ${(await answer.text()).slice(0, 200)}`;
        done.refused.set(what, (done.refused.get(what) ?? 0) + 1);
        return undefined;
      }
      done.repeated += 1;
      await pause(200);
    }
    return undefined;
  };
}

/** One pair from the try-on request of a kiosk to its check-in, with the reads of the screens that follow it. */
async function serve(send: Send, { crew }: Plan, kiosk: Member, variant: { variantId: string; sku: string }) {
  const [associate, picker] = [anyOf(crew.associates), anyOf(crew.pickers)];
  const read = async (member: Member, role: 'associates' | 'pickers'): Promise<void> => {
    for (const path of readsOf(member)[role]) await send({ method: 'GET', path }, member, role);
  };
  const inventory = (path: string, body: object) =>
    send(
      { method: 'POST', path: `/api/inventory/${path}`, body: { locationId: LOCATION, ...body } },
      picker,
      'pickers',
    );

  const asked = (await send(tryoutCall(kiosk, variant.variantId), kiosk, 'kiosks')) as
    | { data: { tryoutItemId: string } }
    | undefined;
  if (asked === undefined) return;
  await read(associate, 'associates');
  await send(acceptCall(associate, asked.data.tryoutItemId, variant.variantId), associate, 'associates');
  const placed = (await send(placeCall(associate, variant), associate, 'associates')) as
    | { data: { lines: { lineId: string; barcode: string | null }[] } }
    | undefined;
  await read(picker, 'pickers');
  for (const { lineId, barcode } of placed?.data.lines ?? []) {
    await inventory('check-out', { lineId, barcode });
    await read(associate, 'associates');
    await inventory('check-in', { barcode });
  }
}

/** Lets each kiosk send one try-on request after the other, which the staff serve. */
export async function startShift(database: BenchDatabase, plan: Plan): Promise<Shift> {
  const goods = await freeGoods(database, 2_000);
  const done: Done = { tryouts: 0, writes: 0, reads: 0, repeated: 0, refused: new Map() };
  const stopping = new AbortController();
  // Each kiosk waits with it.
  setMaxListeners(0, stopping.signal);
  const send = createSend(plan, done, stopping.signal);
  const work = async (kiosk: Member): Promise<void> => {
    await pause(Math.random() * plan.gapMs, undefined, { signal: stopping.signal });
    while (!stopping.signal.aborted) {
      const next = performance.now() + plan.gapMs * (0.5 + Math.random());
      await serve(send, plan, kiosk, anyOf(goods));
      done.tryouts += 1;
      await pause(Math.max(0, next - performance.now()), undefined, { signal: stopping.signal });
    }
  };
  const working = plan.crew.kiosks.map((kiosk) =>
    work(kiosk).catch((error: unknown) => {
      if (!stopping.signal.aborted) throw error;
    }),
  );
  return {
    done,
    stop: async () => {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

/** The role of each group. */
export const ROLE_OF = {
  associates: 'Sales_Associate',
  pickers: 'Warehouse_Personal',
  kiosks: KIOSK_ROLE,
} as const;
