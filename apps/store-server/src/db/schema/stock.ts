import { SIGHTINGS } from '@instore/api';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Said } from '../../base/problems.ts';
import { variants } from './catalogue.ts';
import { users } from './people.ts';
import { locations } from './stores.ts';

/** The part of a location in which a bin is. */
export const zone = pgEnum('zone', ['floor', 'stockroom', 'hold']);

/** A storage position for boxes, named aisle-bay-position: A-14-03. */
export const bins = pgTable(
  'bins',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    code: text().notNull(),
    aisle: text().notNull(),
    bay: integer().notNull(),
    position: integer().notNull(),
    shelf: text().notNull(),
    zone: zone().notNull(),
  },
  (table) => [unique('bins_location_code').on(table.locationId, table.code)],
);

/** The states of a unit, in the words of the specification [Z-07]. */
export const unitState = pgEnum('unit_state', ['Checked In', 'Pending', 'Checked Out', 'Sold']);

/** One physical pair or garment. */
export const units = pgTable(
  'units',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** EAN-13, for a UPC-A with its leading zero; null while the box has no label. */
    barcode: text().unique(),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    binId: bigint('bin_id', { mode: 'number' }).references(() => bins.id),
    state: unitState().notNull().default('Checked In'),
    /** When the location received it; null where that is not known. */
    receivedAt: timestamp('received_at', { withTimezone: true }).defaultNow(),
    /** The consignee who owns the unit; null when the store owns it. */
    consigneeId: text('consignee_id').references(() => users.id),
    /** Whether it was not found. A missing unit is never reserved. */
    missing: boolean().notNull().default(false),
    /** Whether it is on hold. It stays in its bin and is never reserved [G-04]. */
    onHold: boolean('on_hold').notNull().default(false),
    /** Why it is missing or on hold, as the person or the store wrote it. */
    setAsideNote: text('set_aside_note'),
    /** The note of the store with the names of its values. A person's note leaves them as they were. */
    setAsideText: text('set_aside_text'),
    setAsideValues: jsonb('set_aside_values').$type<Said['values']>(),
    setAsideBy: text('set_aside_by').references(() => users.id),
    setAsideAt: timestamp('set_aside_at', { withTimezone: true }),
    /**
     * The transfer for which it is reserved, packed or in transit: until that ends it is Pending, and belongs to the
     * location from which it comes [M-01]. Without a foreign key: a movement refers to units.
     */
    transferId: bigint('transfer_id', { mode: 'number' }),
    /** Counts the corrections of the bin; a correction of an older version is refused. */
    placeVersion: integer('place_version').notNull().default(0),
    correctedBy: text('corrected_by').references(() => users.id),
    correctedAt: timestamp('corrected_at', { withTimezone: true }),
    /** When the unit was changed last, or scanned where it is recorded, by the time of the scan; the database sets it (ADR 46). */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** The id of the person or kiosk who did that; null for the store itself. */
    changedBy: text('changed_by'),
    /** When another person than `changedBy` did that last. */
    otherChangedAt: timestamp('other_changed_at', { withTimezone: true }),
    otherChangedBy: text('other_changed_by'),
    /** When a person had it in the hand last, and how; the database takes both from the history (ADR 63). */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    seenAs: text('seen_as', { enum: SIGHTINGS }),
  },
  (table) => [
    // The units that can be reserved, for every lookup and reservation.
    index('units_free')
      .on(table.locationId, table.variantId, table.id)
      .where(
        sql`${table.state} = 'Checked In' and not ${table.missing} and not ${table.onHold} and ${table.barcode} is not null`,
      ),
    index('units_location_variant').on(table.locationId, table.variantId, table.receivedAt),
    index('units_received').on(table.locationId, table.receivedAt, table.variantId),
    index('units_on_hold')
      .on(table.locationId, table.variantId)
      .where(sql`${table.onHold}`),
    // The consignment queue [G-01].
    index('units_set_aside')
      .on(table.locationId, table.setAsideAt)
      .where(sql`${table.consigneeId} is not null and (${table.missing} or ${table.onHold})`),
    // Consigned pairs in stock, the longest first [G-06].
    index('units_consigned')
      .on(table.locationId, table.receivedAt)
      .where(sql`${table.consigneeId} is not null`),
    index('units_bin').on(table.binId),
    index('units_transfer')
      .on(table.transferId)
      .where(sql`${table.transferId} is not null`),
    check('units_transfer_pending', sql`${table.transferId} is null or ${table.state}::text = 'Pending'`),
    // The first page of the bin and shelf records; sold units have no bin either.
    index('units_without_bin')
      .on(table.locationId, table.id)
      .where(sql`${table.binId} is null and ${table.state} <> 'Sold'`),
  ],
);
