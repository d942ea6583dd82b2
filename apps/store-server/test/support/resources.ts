import { demoLocations } from '../../src/seed/stores.ts';
import type { TestDatabase } from './database.ts';
import { numberAt } from './samples.ts';

/** Inserts at every location one resource of each kind: a request, a try-on request, an order and a unit. */
export async function putResources({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `insert into products (id, title, brand, product_type, colour_parts, swatches, image_url)
     values ('guarded', 'Guarded', 'Guarded', 'Sneakers', '{}', '{}', '')`,
  );
  await pool.query(
    `insert into variants (id, product_id, size, size_system, position, price_cents)
     values ('guarded', 'guarded', '9', 'US M', 1, 1)`,
  );
  for (const { id } of demoLocations) {
    const number = numberAt(id);
    await pool.query(`insert into requests (id, location_id, placed_by, placed_at) values ($1, $2, '1001', now())`, [
      number,
      id,
    ]);
    await pool.query(`insert into tryouts (id, location_id, name, requested_at) values ($1, $2, 'Kiosk', now())`, [
      number,
      id,
    ]);
    await pool.query(
      `insert into kiosks (device_id, name, location_id, key_hash) values ('kiosk-' || $1, 'Guarded', $1, '')`,
      [id],
    );
    await pool.query(
      `insert into kiosks (device_id, kind, name, location_id, key_hash) values ('tablet-' || $1, 'tablet', 'Guarded', $1, '')`,
      [id],
    );
    await pool.query(
      `insert into printers (id, location_id, name, address, port, dpi, label_width, label_height)
       overriding system value values ($1, $2, 'Guarded', '10.1.2.3', 9100, 203, 62, 38)`,
      [number, id],
    );
    await pool.query(
      `insert into print_jobs (id, printer_id, location_id, kind, subject, labels, zpl, requested_by, requested_at)
       overriding system value values ($1, $1, $2, 'test', 'Guarded', 1, '', '1001', now())`,
      [number, id],
    );
    await pool.query(`insert into orders (number, location_id, placed_at) values ('order-' || $1, $1, now())`, [id]);
    await pool.query(`insert into units (barcode, variant_id, location_id) values ('pair-' || $1, 'guarded', $1)`, [
      id,
    ]);
  }
}
