import type { UnitEvent } from '@instore/api';
import { expect, test } from 'vitest';
import { english } from '../../../test/support.ts';
import { timelineOf } from './unitEvents.ts';

const event = (over: Partial<UnitEvent>): UnitEvent => ({
  id: '1',
  at: '2026-11-22T14:07:00',
  kind: 'moved',
  by: 'Petra Lindqvist',
  to: null,
  fromState: null,
  toState: null,
  fromBin: 'B-02-11',
  toBin: 'A-14-03',
  requestId: null,
  orderNumber: null,
  note: null,
  ...over,
});
const words = {
  now: new Date('2026-11-22T18:00:00'),
  say: english,
  sayStored: (sentence: string | null, text?: string) => (text === undefined ? sentence : text.toUpperCase()),
  locale: 'en-US',
};

test('An event shows its time today, its day this year, and otherwise its year too', { tags: ['Z-10', 'X-02'] }, () => {
  const times = ['2026-11-22T14:07:00', '2026-11-18T09:00:00', '2025-11-18T09:00:00'].map((at) => event({ at }));
  expect(timelineOf(times, words).map(({ time }) => time)).toEqual(['14:07', 'Nov 18', 'Nov 18, 2025']);
});

test('A note of the store is said in parts, and a note of a person as it is', { tags: ['Z-10', 'O-07'] }, () => {
  const events = [event({ note: 'damaged', noteText: 'damaged' }), event({ note: 'Photo shoot' })];
  const details = timelineOf(events, words).map(({ detail }) => detail);
  expect(details).toEqual(['Petra Lindqvist, DAMAGED', 'Petra Lindqvist, Photo shoot']);
});

test('An event says what happened, from where to where, and who did it for what', { tags: 'Z-10' }, () => {
  const [moved, sold, unknown] = timelineOf(
    [
      event({}),
      event({ kind: 'sold', by: 'Maren Okafor', fromBin: null, toBin: null, orderNumber: 'YK-30421' }),
      event({ kind: 'polished', by: null, fromBin: null, toBin: null }),
    ],
    words,
  );
  expect(moved).toMatchObject({ title: 'Moved, B-02-11 to A-14-03', detail: 'Petra Lindqvist' });
  expect(sold).toMatchObject({ title: 'Sold', detail: 'Maren Okafor, order YK-30421' });
  expect(unknown).toMatchObject({ title: 'polished', detail: undefined });
});

test('An event names its bins only if they differ or only one is known', { tags: 'Z-10' }, () => {
  const [same, left, came] = timelineOf(
    [
      event({ kind: 'corrected', fromBin: 'A-14-03', toBin: 'A-14-03', note: '' }),
      event({ kind: 'assigned', toBin: null, to: 'Ines Calloway', requestId: '48213', note: 'Wide' }),
      event({ kind: 'accepted', fromBin: null, toBin: 'A-14-03', by: null }),
    ],
    words,
  );
  expect(same).toMatchObject({ title: 'Corrected', detail: 'Petra Lindqvist' });
  expect(left).toMatchObject({
    title: 'Assigned, B-02-11',
    detail: 'Petra Lindqvist, to Ines Calloway, request 48213, Wide',
  });
  expect(came).toMatchObject({ title: 'Accepted from the consignee, A-14-03', detail: undefined });
});
