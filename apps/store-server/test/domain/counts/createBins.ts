import { CANAL, stockUp } from '../../support/goods.ts';
import { ok, type Shop } from '../../support/shop.ts';

/** Bins of a shop, each for one test, and counts of them. */
export function createBins(shop: () => Shop) {
  const dario = () => shop().as('dario-vance').inventory;

  /** Bays of the aisle that the tests use, each with several positions. */
  const BAYS = 18;

  let used = 0;

  /** An empty bin for one test. */
  async function emptyBin(): Promise<string> {
    const [bay, position] = [1 + (used % BAYS), 1 + Math.floor(used / BAYS)];
    used += 1;
    const bin = `D-${String(bay).padStart(2, '0')}-${String(position).padStart(2, '0')}`;
    await shop().rows(
      `update units set bin_id = null
       where bin_id = (select id from bins where location_id = $1 and code = $2)`,
      CANAL,
      bin,
    );
    return bin;
  }

  /** A bin with new pairs. */
  async function fill(pairs: number, size = '9') {
    const bin = await emptyBin();
    const goods = await stockUp(shop(), 'hc82-104-cf', size, pairs);
    await shop().rows(
      `update units set bin_id = (select id from bins where location_id = $1 and code = $2) where barcode = any($3)`,
      CANAL,
      bin,
      goods.barcodes,
    );
    return { bin, goods, barcodes: goods.barcodes };
  }

  const start = async (bin: string) => {
    const { countId } = ok(await dario().startCount({ locationId: CANAL, bin }));
    return { locationId: CANAL, countId };
  };

  /** Whether a transaction waits for a lock. */
  const isSomeoneWaiting = async () =>
    (
      await shop().rows(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).length > 0;

  const unitRow = async (barcode = '') =>
    (
      await shop().rows<{ missing: boolean; state: string; bin: string | null }>(
        `select missing, state, code as bin from units left join bins on bins.id = bin_id where barcode = $1`,
        barcode,
      )
    )[0];

  return { emptyBin, fill, start, isSomeoneWaiting, unitRow };
}
