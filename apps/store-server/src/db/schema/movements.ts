import {
  DELIVERED_CONDITIONS,
  DELIVERY_STATUSES,
  RETURN_CONDITIONS,
  RETURN_REASONS,
  TRANSFER_STATUSES,
  UNAVAILABLE_REASONS,
} from '@instore/api';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { orderItems } from './orders.ts';
import { users } from './people.ts';
import { requestLines } from './requests.ts';
import { units } from './stock.ts';
import { locations } from './stores.ts';

/**
 * The kinds of goods that move: pairs that a supplier sends, a pair that one location asks another one for, and a sold
 * pair that comes back.
 */
export const MOVEMENT_KINDS = ['delivery', 'transfer', 'return'] as const;

/** The statuses of all kinds. */
const MOVEMENT_STATUSES = [...DELIVERY_STATUSES, ...TRANSFER_STATUSES] as const;

/** Numbers of returns. */
export const returnNumber = pgSequence('return_number', { startWith: 1 });

/** Numbers of transfers, and of the cartons in which their pairs travel. */
export const transferNumber = pgSequence('transfer_number', { startWith: 1 });
export const cartonNumber = pgSequence('carton_number', { startWith: 1 });

/** A document about goods that move from one end to another (ADR 54). */
export const movements = pgTable(
  'movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: MOVEMENT_KINDS }).notNull(),
    /** The number that the sender gave it; two locations may have deliveries with one number. */
    number: text().notNull(),
    /** Where the goods go. */
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    /** Name of the sender; empty for a return. */
    sender: text().notNull(),
    expectedOn: date('expected_on').notNull(),
    status: text({ enum: MOVEMENT_STATUSES }).notNull().default('expected'),
    announcedAt: timestamp('announced_at', { withTimezone: true }).notNull(),
    handedInBy: text('handed_in_by').references(() => users.id),
    handedInAt: timestamp('handed_in_at', { withTimezone: true }),
    closedBy: text('closed_by').references(() => users.id),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** Counts the changes of the document and of its lines, so that each of them changes the row and is published. */
    version: integer().notNull().default(0),
    /** Of a transfer: where the goods come from. */
    fromLocationId: text('from_location_id').references(() => locations.id),
    /** Of a transfer: the person who asked. */
    askedBy: text('asked_by').references(() => users.id),
    /** Of a transfer: the line that waits for the pair. */
    lineId: bigint('line_id', { mode: 'number' }).references(() => requestLines.id),
    /** Of a transfer: the customer for whom the pair is held when it arrives; deleted when the transfer ends. */
    firstName: text('first_name'),
    /** Of a transfer: what the associate wrote; deleted when it ends, since it may be about the customer. */
    note: text(),
    /** Of a transfer: until when the pair is held. */
    until: timestamp({ withTimezone: true }),
    /** Of a transfer: when the location that asked nudged the other one last. */
    nudgedAt: timestamp('nudged_at', { withTimezone: true }),
    /** Of a transfer: why it was refused. */
    reason: text({ enum: UNAVAILABLE_REASONS }),
    /** Of a return: the item that had the pair; null for a pair that was sold without an order on record. */
    orderItemId: bigint('order_item_id', { mode: 'number' }).references(() => orderItems.id),
    /** Of a return: why the customer brings the pair back, and its condition. */
    returnReason: text('return_reason', { enum: RETURN_REASONS }),
    returnCondition: text('return_condition', { enum: RETURN_CONDITIONS }),
  },
  (table) => [
    unique('movements_number').on(table.kind, table.locationId, table.number),
    index('movements_open')
      .on(table.locationId, table.expectedOn, table.id)
      .where(sql`${table.closedAt} is null`),
    index('movements_closed')
      .on(table.locationId, table.closedAt.desc(), table.id)
      .where(sql`${table.closedAt} is not null`),
    index('movements_outgoing')
      .on(table.fromLocationId, table.id)
      .where(sql`${table.fromLocationId} is not null and ${table.closedAt} is null`),
    index('movements_left')
      .on(table.fromLocationId, table.closedAt.desc(), table.id)
      .where(sql`${table.fromLocationId} is not null and ${table.closedAt} is not null`),
    check(
      'movements_closed_at',
      sql`(${table.status} in ('closed', 'received', 'refused', 'cancelled', 'missing')) = (${table.closedAt} is not null)`,
    ),
    check(
      'movements_transfer_facts',
      sql`(${table.kind} = 'transfer') = (${table.fromLocationId} is not null) and (${table.kind} = 'transfer') = (${table.askedBy} is not null)
        and ${table.fromLocationId} is distinct from ${table.locationId}
        and (${table.closedAt} is null or ${table.firstName} is null and ${table.note} is null)`,
    ),
    index('movements_order_item')
      .on(table.orderItemId)
      .where(sql`${table.orderItemId} is not null`),
    check(
      'movements_return_facts',
      sql`(${table.kind} = 'return') = (${table.returnReason} is not null) and (${table.kind} = 'return') = (${table.returnCondition} is not null)
        and (${table.orderItemId} is null or ${table.kind} = 'return')`,
    ),
  ],
);

/** One pair of a movement. */
export const movementLines = pgTable(
  'movement_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    movementId: bigint('movement_id', { mode: 'number' })
      .notNull()
      .references(() => movements.id),
    /** The code of the carton in which it is, or was announced; empty for a pair of a transfer without a carton. */
    carton: text().notNull(),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    /** The barcode that the sender named. */
    announcedBarcode: text('announced_barcode'),
    /** The barcode that was scanned, or that the store gave; null until the pair is counted. */
    barcode: text(),
    /** The store gave the barcode. */
    isNewLabel: boolean('is_new_label').notNull().default(false),
    /** Whether the sender announced it. A pair that was not announced is over. */
    isAnnounced: boolean('is_announced').notNull(),
    /** Whether a person said that it is not in its carton. */
    isAbsent: boolean('is_absent').notNull().default(false),
    /** Null until the pair is counted. */
    condition: text({ enum: DELIVERED_CONDITIONS }),
    note: text(),
    countedBy: text('counted_by').references(() => users.id),
    /** The time of the scan. */
    countedAt: timestamp('counted_at', { withTimezone: true }),
    /** The unit as which it was booked, or which is reserved for the transfer. */
    unitId: bigint('unit_id', { mode: 'number' }).references(() => units.id),
  },
  (table) => [
    index('movement_lines_movement').on(table.movementId, table.carton, table.variantId),
    index('movement_lines_carton').on(table.carton),
    index('movement_lines_unit').on(table.unitId),
    // A barcode is counted once in all open deliveries, also by several people at once.
    uniqueIndex('movement_lines_counted')
      .on(table.barcode)
      .where(sql`${table.condition} is not null and ${table.unitId} is null`),
    uniqueIndex('movement_lines_announced')
      .on(table.movementId, table.announcedBarcode)
      .where(sql`${table.announcedBarcode} is not null`),
    check(
      'movement_lines_counted_facts',
      sql`(${table.condition} is null) = (${table.barcode} is null) and (${table.condition} is null) = (${table.countedAt} is null)
        and not (${table.isAbsent} and ${table.condition} is not null)`,
    ),
  ],
);

/** What happened to a movement, when and by which person; the database writes it (ADR 54). */
export const movementHistory = pgTable(
  'movement_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    movementId: bigint('movement_id', { mode: 'number' })
      .notNull()
      .references(() => movements.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The id of a person; null for the store itself. */
    actor: text(),
    status: text({ enum: MOVEMENT_STATUSES }).notNull(),
  },
  (table) => [index('movement_history_movement').on(table.movementId, table.id)],
);
