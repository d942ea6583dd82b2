import type { UnitEvent } from '@instore/api';
import { type TimelineEvent, formatDate } from '@instore/ui';

const titles: Record<string, string> = {
  reserved: 'Reserved',
  released: 'Released',
  'checked-out': 'Checked out',
  'checked-in': 'Checked in',
  missing: 'Reported missing',
  found: 'Found',
  'on-hold': 'Put on hold',
  'hold-ended': 'No longer on hold',
  moved: 'Moved',
  transferred: 'Transferred',
  ordered: 'Reserved for an order',
  sold: 'Sold',
  'sent-back': 'Sent back',
  'handed-over': 'Handed over',
  assigned: 'Assigned',
  reassigned: 'Reassigned',
  corrected: 'Corrected',
};

/** The history of a unit as a timeline: the time of today's events, the day of all others, with the year of another year. */
export function timelineOf(events: readonly UnitEvent[], now: Date): TimelineEvent[] {
  return events.map(({ id, at, kind, by, to, fromBin, toBin, requestId, orderNumber, note }) => {
    const bins = fromBin === toBin ? [] : [fromBin, toBin].filter((bin) => bin !== null);
    const facts = [
      by,
      to === null ? null : `to ${to}`,
      requestId === null ? null : `request ${requestId}`,
      orderNumber === null ? null : `order ${orderNumber}`,
      note,
    ];
    return {
      id,
      dateTime: at,
      time: timeOf(new Date(at), now),
      title: [titles[kind] ?? kind, bins.join(' to ')].filter((part) => part !== '').join(', '),
      detail: facts.filter((fact) => fact !== null && fact !== '').join(', ') || undefined,
    };
  });
}

function timeOf(at: Date, now: Date): string {
  const day = formatDate(at, 'MMM dd, yyyy') ?? '';
  if (day === formatDate(now, 'MMM dd, yyyy')) return at.toTimeString().slice(0, 5);
  return at.getFullYear() === now.getFullYear() ? day.slice(0, 6) : day;
}
