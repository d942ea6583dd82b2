import { FORGOTTEN_ANSWERS, type HandOverFact } from '@instore/api';
import { sql } from 'drizzle-orm';
import { bigint, date, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { requestLines } from './requests.ts';
import { locations } from './stores.ts';

/** What a shift leaves to the next one. */
export const handOverNotes = pgTable(
  'hand_over_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    /** Of the location. */
    day: date().notNull(),
    text: text().notNull(),
    /** What was known of the pairs that were out. */
    facts: jsonb().$type<HandOverFact[]>().notNull(),
    writtenBy: text('written_by')
      .notNull()
      .references(() => users.id),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('hand_over_notes_location').on(table.locationId, table.id.desc())],
);

/** Who has read a note. */
export const handOverReaders = pgTable(
  'hand_over_readers',
  {
    noteId: bigint('note_id', { mode: 'number' })
      .notNull()
      .references(() => handOverNotes.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.userId] })],
);

/** What a person said at the end of the day of a pair that was out. */
export const forgottenAnswers = pgTable(
  'forgotten_answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .references(() => requestLines.id),
    answer: text({ enum: FORGOTTEN_ANSWERS }).notNull(),
    answeredBy: text('answered_by')
      .notNull()
      .references(() => users.id),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
    /** The note that it went into; null until the day is closed. */
    noteId: bigint('note_id', { mode: 'number' }).references(() => handOverNotes.id),
  },
  (table) => [
    uniqueIndex('forgotten_answers_open')
      .on(table.lineId)
      .where(sql`${table.noteId} is null`),
    index('forgotten_answers_location')
      .on(table.locationId, table.answeredAt.desc())
      .where(sql`${table.noteId} is null`),
  ],
);
