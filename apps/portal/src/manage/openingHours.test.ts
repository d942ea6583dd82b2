import type { OpeningHours } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, english, ok, recordToasts, refused } from '../../test/support.ts';
import { createOpeningHours } from './openingHours.ts';

const tags = ['P-02'];
const day = { opens: '10:00', closes: '19:00' };
const week = Array.from({ length: 7 }, () => day);
const stored: OpeningHours = {
  hours: week,
  slotMinutes: 30,
  slotCapacity: 1,
  timeZone: 'America/New_York',
  bookingsOutside: 0,
};
const places = { all: false, lines: [], tryouts: [], units: [], settings: ['places'] };

function open() {
  const server = { stored };
  const { toasts, titles } = recordToasts();
  const hours = createOpeningHours({
    api: apiOf({
      store: {
        getOpeningHours: async () => ok(server.stored),
        setOpeningHours: async ({ basedOn, hours: next, slotMinutes, slotCapacity }) => {
          const { slotCapacity: known } = server.stored;
          if (basedOn.slotCapacity !== known) return refused(409, 'Changed meanwhile.', 'conflict');
          server.stored = { ...server.stored, hours: next, slotMinutes, slotCapacity };
          return ok(server.stored);
        },
      },
    }),
    toasts,
    say: english,
    locationId: () => 'loc-1',
  });
  return { hours, server, titles };
}

test('A changed day is stored with all others, and the draft ends', { tags }, async () => {
  const { hours, server, titles } = open();
  await hours.stored.load();
  hours.edit({ hours: week.with(5, { opens: '10:00', closes: '20:00' }) });
  hours.edit({ slotCapacity: 2 });
  await hours.save();
  expect(server.stored).toMatchObject({ slotMinutes: 30, slotCapacity: 2 });
  expect(server.stored.hours[5]).toEqual({ opens: '10:00', closes: '20:00' });
  expect(hours.editing.draft).toBeUndefined();
  expect(titles()).toEqual(['Opening hours are saved']);
});

test('A change of another admin is told once, and the draft stays', { tags }, async () => {
  const { hours, server } = open();
  await hours.stored.load();
  hours.edit({ slotMinutes: 45 });
  server.stored = { ...stored, slotCapacity: 5 };
  await hours.save();
  expect(hours.editing).toMatchObject({ error: 'Changed meanwhile.', draft: { slotMinutes: 45 } });
  expect(hours.stored.state.value?.slotCapacity).toBe(5);
  await hours.save();
  expect(server.stored.slotMinutes).toBe(45);
});

test('Hours that another admin changes are shown, and what is typed here stays', { tags }, async () => {
  const { hours, server } = open();
  await hours.stored.load();
  hours.edit({ slotMinutes: 45 });
  server.stored = { ...stored, slotCapacity: 5 };
  await hours.readChanges(places);
  expect(hours.stored.state.value?.slotCapacity).toBe(5);
  expect(hours.editing.draft).toMatchObject({ slotMinutes: 45 });
});
