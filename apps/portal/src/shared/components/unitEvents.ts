import type { HistoryKind, UnitEvent } from '@instore/api';
import type { TimelineEvent } from '@instore/ui';
import { shortDay, shortTime } from '../format/formatTime.ts';
import type { PlainText, SayText } from '../texts/portalText.ts';
import { SIGHTING_TEXTS } from '../units/lastSeen.ts';

/** How a timeline is said. */
export interface TimelineWords {
  now: Date;
  say: SayText;
  /** Says a note that the store wrote; a person's note stays as it is. */
  sayStored: (sentence: string | null, text: string | undefined, values: UnitEvent['noteValues']) => string | null;
  /** BCP 47. */
  locale: string;
}

const titles: Readonly<Record<HistoryKind, PlainText>> = {
  ...SIGHTING_TEXTS,
  recorded: 'Recorded',
  reserved: 'Reserved',
  released: 'Released',
  missing: 'Reported missing',
  'on-hold': 'Put on hold',
  'hold-ended': 'No longer on hold',
  ordered: 'Reserved for an order',
  'order-cancelled': 'Order cancelled',
  sold: 'Sold',
  'sent-back': 'Sent back',
  'handed-over': 'Handed over',
  assigned: 'Assigned',
  reassigned: 'Reassigned',
  corrected: 'Corrected',
  held: 'Held for a customer',
  'held-longer': 'Held longer for a customer',
  'let-go': 'No longer held for a customer',
  'hold-ran-out': 'The time of the hold was over',
  sent: 'Sent to another location',
  'sale-undone': 'Sale undone',
  announced: 'Announced',
  said: 'Message',
};

/** Whether the portal knows what a kind of event means; a newer store may send others. */
const isKnown = (kind: string): kind is HistoryKind => Object.hasOwn(titles, kind);

/** The history of a unit as a timeline: the time of today's events, the day of all others, with the year of another year. */
export function timelineOf(
  events: readonly UnitEvent[],
  { now, say, sayStored, locale }: TimelineWords,
): TimelineEvent[] {
  return events.map(({ id, at, kind, by, device, to, fromBin, toBin, requestId, orderNumber, ...event }) => {
    const bins = fromBin === toBin ? [] : [fromBin, toBin].filter((bin) => bin !== null);
    const title = isKnown(kind) ? titles[kind] : undefined;
    const state = [
      by,
      device ?? null,
      to === null ? null : say('to {name}', { name: to }),
      requestId === null ? null : say('request {number}', { number: requestId }),
      orderNumber === null ? null : say('order {number}', { number: orderNumber }),
      sayStored(event.note, event.noteText, event.noteValues),
    ];
    return {
      id,
      dateTime: at,
      // When it was received is known to the day.
      time: kind === 'received' ? shortDay(new Date(at), locale, now) : shortTime(at, locale, now),
      title: [title === undefined ? kind : say(title), binsOf(say, bins)].filter((part) => part !== '').join(', '),
      detail: state.filter((fact) => fact !== null && fact !== '').join(', ') || undefined,
    };
  });
}

function binsOf(say: SayText, [from, to]: readonly string[]): string {
  if (from === undefined) return '';
  return to === undefined ? from : say('{from} to {to}', { from, to });
}
