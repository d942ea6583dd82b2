import {
  type Api,
  type Failure,
  type RequestLine,
  type Result,
  type WarehouseStatus,
  mayHaveHappened,
  newIdempotencyKey,
} from '@instore/api';
import { ref } from 'valtio';
import type { Clock } from '../session/environment.ts';
import { DOUBLE_PRESS_MS, type Toasts } from './dependencies.ts';
import { SOMETHING_WRONG } from '../rules/texts.ts';
import { type Warehouse, isWaiting, nextBox } from './warehouseFacts.ts';
import type { WarehouseRows } from './warehouseList.ts';
import { showFailure } from './showFailure.ts';

export interface WarehouseWritesWorld {
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
  /** So that a picker need not look up. */
  play: (sound: 'scan-ok' | 'scan-error') => Promise<unknown>;
  locationId: () => string;
  clock: Pick<Clock, 'now'>;
  /** One spelling for one box: the rule by which the kit reads barcodes. */
  spell: (barcode: string) => string;
}

/** What is done with pairs: out, in, not here, cancelled. Each does one thing however often it is pressed. */
export function createWarehouseWrites(
  facts: Warehouse,
  list: WarehouseRows,
  { api, toasts, play, locationId, clock, spell }: WarehouseWritesWorld,
) {
  const sameBarcode = (a: string | null | undefined, b: string) => !!a && spell(a) === spell(b);
  /** One key an intent: the same button again after a lost answer is the same write. */
  const keys = new Map<string, string>();
  /** The write on its way. */
  let busy: Promise<unknown> = Promise.resolve();
  /** What was on screen when it began. Another list has other rows, and what was counted since knows more. */
  let before: { generation?: number; counts?: Warehouse['counts'] } = {};
  const isSameList = () => before.generation === list.generation;
  /** Scans in their order, and the barcodes that still wait: a scanner that reads one pair twice means one. */
  let scans: Promise<unknown> = Promise.resolve();
  const waiting = new Set<string>();
  /** When the last pair went out or came in: the next box then stands under the same finger. */
  let doneAt = -Infinity;
  // Clocks are also set back.
  const isDoublePress = () => Math.abs(clock.now() - doneAt) < DOUBLE_PRESS_MS;

  const write = async <Answer>(
    intent: string,
    lineId: string | undefined,
    send: (key: string) => Promise<Result<Answer>>,
  ): Promise<Result<Answer> | undefined> => {
    const row = lineId === undefined ? undefined : facts.rows[lineId];
    if (facts.scan.isPending || row?.isPending) return undefined;
    if (row) row.isPending = true;
    facts.scan.isPending = true;
    before = { generation: list.generation, counts: facts.counts };
    const first = keys.get(intent);
    const key = first ?? newIdempotencyKey();
    keys.set(intent, key);
    const sending = send(key);
    busy = sending;
    const answer = await sending;
    facts.scan.isPending = false;
    if (row) row.isPending = false;
    // Only what may have happened is the same write when it is tried again.
    if (answer.ok || !mayHaveHappened(answer, first !== undefined)) keys.delete(intent);
    return answer;
  };

  /** Shows a line as it is now, in the list and among the lines of the request. */
  const keepLine = (line: RequestLine) => {
    list.put(line);
    const { requestDetails } = facts;
    if (!requestDetails) return;
    requestDetails.lines = requestDetails.lines.map((one) => (one.lineId === line.lineId ? line : one));
  };
  const sound = (name: Parameters<typeof play>[0]) => void play(name).catch(() => undefined);
  const complain = (failure: Failure) => {
    if (isSameList()) facts.scan.error = failure.message ?? SOMETHING_WRONG;
    // The field now belongs to another list.
    else showFailure(toasts, failure.message);
    sound('scan-error');
  };
  const rejoice = (line: RequestLine) => {
    if (isSameList()) facts.scan.error = undefined;
    doneAt = clock.now();
    keepLine(line);
    sound('scan-ok');
  };
  const count = (from: WarehouseStatus, to?: WarehouseStatus) => {
    if (!facts.counts || facts.counts !== before.counts) return;
    facts.counts[from] = Math.max(0, facts.counts[from] - 1);
    if (to) facts.counts[to] += 1;
  };

  const checkOut = async (barcode: string, lineId: string | undefined): Promise<boolean> => {
    const was = lineId === undefined ? undefined : facts.rows[lineId]?.line.status;
    facts.putAway = undefined;
    const answer = await write(`out:${lineId ?? ''}:${barcode}`, lineId, (key) =>
      api.inventory.checkOut({ locationId: locationId(), barcode, ...(lineId !== undefined && { lineId }) }, { key }),
    );
    if (!answer) return false;
    if (!answer.ok) {
      complain(answer);
      return false;
    }
    rejoice(answer.data);
    if (isSameList()) facts.kept[answer.data.lineId] = true;
    if (facts.chosen === answer.data.lineId) facts.chosen = undefined;
    count(was === 'pending' ? 'pending' : 'request', 'checkedout');
    return true;
  };

  /** The pair is back: its line leaves the list. */
  const checkIn = async (barcode: string): Promise<boolean> => {
    const known = Object.values(facts.rows).find(({ line }) => sameBarcode(line.barcode, barcode))?.line.lineId;
    // A scanner may read the same barcode twice.
    if (!sameBarcode(facts.putAway?.barcode, barcode)) facts.putAway = undefined;
    const at = locationId();
    const answer = await write(`in:${barcode}`, known, (key) =>
      api.inventory.checkIn({ locationId: at, barcode }, { key }),
    );
    if (!answer) return false;
    if (!answer.ok) {
      complain(answer);
      return false;
    }
    const { lineId, bin, productName, size } = answer.data;
    rejoice(answer.data);
    // In a list it leaves; among the pairs of one request it stays, as what it is now.
    if (!facts.requestDetails) list.remove(lineId);
    if (facts.chosen === lineId) facts.chosen = undefined;
    count('checkedout');
    if (at === locationId()) facts.putAway = ref(answer.data);
    toasts.positive('Checked in', { description: `${productName}, size ${size}${bin ? `, back to ${bin}` : ''}` });
    return true;
  };

  const scanNow = async (barcode: string, isComingBack: boolean): Promise<boolean> => {
    while (facts.scan.isPending) {
      await busy;
      // Whoever waits for the answer itself goes first.
      await Promise.resolve();
    }
    if (isComingBack) return checkIn(barcode);
    const lineId = facts.order.find((id) => {
      const row = facts.rows[id];
      return isWaiting(row) && sameBarcode(row?.line.barcode, barcode);
    });
    return checkOut(barcode, lineId ?? nextBox(facts));
  };

  return {
    /** The button: the pair is back. */
    checkIn: async (barcode: string): Promise<boolean> => !isDoublePress() && checkIn(barcode),
    /**
     * A scanned or typed barcode. Where pairs are checked out it goes to the line that was promised this very pair,
     * else to the next box, which says what is wrong with it; in the list of checked-out pairs it checks in [W-06].
     * What is scanned while something is on its way is done after it.
     */
    scan(code: string): Promise<boolean> {
      const barcode = code.trim();
      if (barcode === '' || waiting.has(barcode)) return Promise.resolve(false);
      waiting.add(barcode);
      const isComingBack = facts.status === 'checkedout';
      const scanning = scans.then(() => scanNow(barcode, isComingBack)).finally(() => waiting.delete(barcode));
      scans = scanning.catch(() => undefined);
      return scanning;
    },
    /** The button: the pair that was promised to the line is handed out. */
    async checkOutLine(lineId: string): Promise<boolean> {
      if (isDoublePress()) return false;
      const barcode = facts.rows[lineId]?.line.barcode;
      if (barcode) return checkOut(barcode, lineId);
      facts.scan.error = 'No pair is promised to this line. Scan the pair that you hand out.';
      return false;
    },
    /** "Pair is not here": the line waits under Pending, the person who asked is told. */
    async reportNotHere(lineId: string): Promise<boolean> {
      const was = facts.rows[lineId]?.line.status;
      const answer = await write(`gone:${lineId}`, lineId, (key) =>
        api.inventory.reportPairNotHere({ locationId: locationId(), lineId }, { key }),
      );
      if (!answer) return false;
      if (!answer.ok) {
        showFailure(toasts, answer.message);
        return false;
      }
      keepLine(answer.data);
      if (facts.chosen === lineId) facts.chosen = undefined;
      if (!facts.requestDetails && facts.status === 'request') list.remove(lineId);
      if (was === 'request') count('request', 'pending');
      toasts.info('Moved to Pending', { description: `${answer.data.productName}: the person who asked is told.` });
      return true;
    },
    /** The warehouse takes a line back; who asked is told [W-03]. */
    async cancel(lineId: string): Promise<boolean> {
      const line = facts.rows[lineId]?.line;
      const answer = await write(`cancel:${lineId}`, lineId, (key) =>
        api.inventory.cancelRequest({ locationId: locationId(), lineIds: [lineId] }, { key }),
      );
      if (!line || !answer) return false;
      if (!answer.ok) {
        showFailure(toasts, answer.message);
        return false;
      }
      keepLine({ ...line, status: 'cancelled' });
      list.remove(lineId);
      if (line.status === 'request' || line.status === 'pending') count(line.status);
      toasts.positive('Request Canceled Successfully.');
      return true;
    },
  };
}
