import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { locations } from './stores.ts';

/** What a device is: a kiosk for customers, or a tablet that several people of the staff share. */
export type DeviceKind = 'kiosk' | 'tablet';

/** The public half of a device's key pair, P-256. */
export interface DevicePublicKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

/**
 * A device of the store. The table has the name that the release before knows. A kiosk has a random key, of which only
 * the hash is kept; a tablet has a key pair, of which the store has the public half.
 */
export const devices = pgTable('kiosks', {
  deviceId: text('device_id').primaryKey(),
  kind: text().$type<DeviceKind>().notNull().default('kiosk'),
  name: text().notNull(),
  locationId: text('location_id')
    .notNull()
    .references(() => locations.id),
  /** The hash of the key (`security/deviceKey.ts`); '' for a tablet, which no key has. */
  keyHash: text('key_hash').notNull(),
  publicKey: jsonb('public_key').$type<DevicePublicKey>(),
  /** Minutes without touch, key or scan after which a tablet locks. */
  lockMinutes: integer('lock_minutes').notNull().default(2),
  enrolledBy: text('enrolled_by'),
  enrolledAt: timestamp('enrolled_at', { withTimezone: true }),
});

/**
 * The session on a tablet: at most one at a time. It is a table of its own because changes of `kiosks` are published.
 */
export const deviceSessions = pgTable('device_sessions', {
  deviceId: text('device_id')
    .primaryKey()
    .references(() => devices.deviceId, { onDelete: 'cascade' }),
  sessionId: text('session_id').notNull(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Access tokens that have opened a session on a tablet. Each is good for that session only: a copy opens none elsewhere,
 * and none after the lock. Only the hash is kept, until no provider accepts the token any more.
 */
export const exchangedTokens = pgTable(
  'exchanged_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id').notNull(),
    exchangedAt: timestamp('exchanged_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('exchanged_tokens_at').on(table.exchangedAt)],
);

/** A person who has signed in fully on a tablet, with the PIN for it. */
export const devicePeople = pgTable(
  'device_people',
  {
    deviceId: text('device_id')
      .notNull()
      .references(() => devices.deviceId, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
    /** The salted slow hash (`security/pins.ts`); null: no PIN is chosen. */
    pinHash: text('pin_hash'),
    /** Tries since the last right PIN or full sign-in. */
    tries: integer().notNull().default(0),
    /** The page that was open when the person locked the tablet: it is kept here, where the next person cannot read it. */
    page: text(),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.userId] })],
);

/** Challenges that a device has signed: each is used once. They are kept until they expire. */
export const usedChallenges = pgTable('used_challenges', {
  id: text().primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** The barcode of a person, which replaces the press on the face. Only its hash is kept. */
export const badges = pgTable('badges', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull().unique(),
  issuedBy: text('issued_by').notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
});

/**
 * How devices said they are [D-05]. It is a table of its own because changes of `kiosks` are published. Nodes keep reports
 * in memory and store those of all devices together.
 */
export const deviceHealth = pgTable('device_health', {
  deviceId: text('device_id')
    .primaryKey()
    .references(() => devices.deviceId, { onDelete: 'cascade' }),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** Null until it says it: a locked tablet only looks on. */
  version: text(),
  /** Percent; null where the browser does not tell it. */
  battery: integer(),
  isCharging: boolean('is_charging'),
  /** When the Store_Admins were notified that it is offline; null since its next report. */
  offlineToldAt: timestamp('offline_told_at', { withTimezone: true }),
});
