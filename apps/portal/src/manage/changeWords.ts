import { type AdminChange, type AdminChangeField, type AdminChangeKind, IMPORT_KINDS } from '@instore/api';
import { momentOf } from '../shared/format/formatTime.ts';
import { IMPORT_KIND_NAMES } from './importWords.ts';
import type { PlainText, SayText } from '../shared/texts/portalText.ts';

/** What was changed, in words. */
export const KINDS: Record<AdminChangeKind, PlainText> = {
  person: 'Person',
  pin: 'PIN',
  badge: 'Badge',
  location: 'Location',
  closing: 'Closed times',
  store: 'Shop system',
  kiosk: 'Kiosk',
  tablet: 'Tablet',
  key: 'API key',
  webhook: 'Webhook',
  announcement: 'Announcement',
  import: 'Import',
  printer: 'Printer',
};

/** The part that changed, after the name of what was changed: "Dario Vance, role". */
const FIELDS: Record<AdminChangeField, PlainText> = {
  name: 'name',
  email: 'e-mail address',
  role: 'role',
  locations: 'locations',
  pin: 'PIN',
  badge: 'badge',
  timeZone: 'time zone',
  slotMinutes: 'length of a slot',
  slotCapacity: 'bookings at a time',
  monday: 'hours on Monday',
  tuesday: 'hours on Tuesday',
  wednesday: 'hours on Wednesday',
  thursday: 'hours on Thursday',
  friday: 'hours on Friday',
  saturday: 'hours on Saturday',
  sunday: 'hours on Sunday',
  spots: 'delivery spots',
  closing: 'closed time',
  shopAddress: 'shop system, GraphQL address',
  shopRestAddress: 'shop system, REST address',
  shopToken: 'shop system, token',
  location: 'location',
  lockMinutes: 'minutes until it locks',
  key: 'key',
  operations: 'operations',
  expires: 'expiry',
  revoked: 'revoked',
  recalled: 'recalled',
  imported: 'imported',
  address: 'address',
  events: 'events',
  paused: 'paused',
  pausedEvents: 'paused events',
  port: 'port',
  dpi: 'dots per inch',
  labelWidth: 'width of a label',
  labelHeight: 'height of a label',
};

/** Words that the log keeps in the place of a value. */
const VALUES: Readonly<Record<string, PlainText>> = { set: 'Set', new: 'Replaced', closed: 'Closed all day' };

/** Fields whose values are times. */
const TIMES: ReadonlySet<AdminChangeField> = new Set(['expires', 'revoked', 'recalled', 'paused']);

/** Fields with a secret: without a value it is not set. */
const SECRETS: ReadonlySet<AdminChangeField> = new Set(['pin', 'badge', 'key', 'shopToken']);

/** The figures of an import: "stock: 63 added, 31 changed, 0 removed". */
const IMPORTED = /^(\w+): (\d+) added, (\d+) changed, (\d+) removed$/;

function importedIn(say: SayText, value: string): string {
  const [, kind, ...counts] = IMPORTED.exec(value) ?? [];
  const [added, changed, removed] = counts.map(Number);
  if (added === undefined || changed === undefined || removed === undefined) return value;
  const named = IMPORT_KINDS.find((each) => each === kind);
  return say('{kind}: {added} added, {changed} changed, {removed} removed', {
    kind: named === undefined ? String(kind) : say(IMPORT_KIND_NAMES[named]),
    added,
    changed,
    removed,
  });
}

/** What was changed: "role"; of a whole thing its kind. */
export const partOf = (say: SayText, { field, kind }: AdminChange): string =>
  say(field === null ? KINDS[kind] : FIELDS[field]);

/** A value before or after a change, as the log shows it; two dashes for none. */
export function valueOf(say: SayText, locale: string, change: AdminChange, side: 'before' | 'after'): string {
  const { action, field } = change;
  if (field === null) {
    if (side === 'before') return '--';
    return say(action === 'added' ? 'Added' : 'Removed');
  }
  const value = change[side];
  if (value === null) return SECRETS.has(field) ? say('Not set') : '--';
  if (field === 'imported') return importedIn(say, value);
  if (TIMES.has(field)) return momentOf(value, locale);
  const word = VALUES[value];
  return word === undefined ? value : say(word);
}
