import type { BenchStore } from '../chain/store.ts';

/**
 * Adds free units until the store has about so many, as copies of those that it has.
 * @returns how many it has now
 */
export async function addUnits({ connection }: BenchStore, wanted: number): Promise<number> {
  const { pool } = connection.patient;
  const count = async (): Promise<number> =>
    Number((await pool.query<{ count: string }>('select count(*) as count from units')).rows[0]!.count);
  const copies = Math.round(wanted / (await count())) - 1;
  if (copies > 0) {
    // Without the history of each unit and its announcement.
    await pool.query(`
      alter table units disable trigger user;
      insert into units (barcode, variant_id, location_id, bin_id, received_at)
      select barcode || '-' || n, variant_id, location_id, bin_id, received_at
      from units, generate_series(1, ${copies}) n where state = 'Checked In' and barcode is not null;
      alter table units enable trigger user;
      analyze units`);
  }
  await pool.query('analyze');
  return count();
}
