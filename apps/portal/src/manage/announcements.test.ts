import type { Api } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, english, ok, recordToasts, refusedAs } from '../../test/support.ts';
import { createAnnouncements } from './announcements.ts';

const NOW = new Date(2026, 10, 24, 14, 30);

function setUp(notification: Partial<Api['notification']> = {}) {
  const calls: unknown[][] = [];
  const { toasts, titles } = recordToasts();
  const announcements = createAnnouncements({
    api: apiOf({
      notification: {
        getAnnouncements: async () => ok({ content: [], totalElements: 0 }),
        getAnnouncementReach: async (asked) => {
          calls.push(['reach', asked]);
          return ok({ people: 9 });
        },
        announce: async (body) => {
          calls.push(['announce', body]);
          return ok({ id: '7' } as never);
        },
        ...notification,
      },
    }),
    toasts,
    say: english,
    locationId: () => 'loc-1',
    now: () => NOW.getTime(),
  });
  return { announcements, calls, titles };
}

const last = (calls: unknown[][], what: string) => calls.findLast(([each]) => each === what)?.[1];

test('A draft begins with the location in use, and counts its people', { tags: 'P-05' }, async () => {
  const { announcements, calls } = setUp();
  announcements.beginDraft();
  expect(last(calls, 'reach')).toEqual({ locationIds: ['loc-1'], roles: undefined });
  announcements.edit({ roles: ['Sales_Associate'] });
  expect(last(calls, 'reach')).toEqual({ locationIds: ['loc-1'], roles: ['Sales_Associate'] });
  await expect.poll(() => announcements.reach.state.value?.people).toBe(9);
  announcements.edit({ locationIds: [] });
  expect(announcements.reach.state.value).toBeUndefined();
});

test('An announcement ends with the chosen day of this device', { tags: 'P-05' }, async () => {
  const { announcements, calls, titles } = setUp();
  announcements.beginDraft();
  announcements.edit({ title: ' Stock count ', end: 'tomorrow' });
  expect(await announcements.announce()).toBe('7');
  expect(last(calls, 'announce')).toEqual({
    title: 'Stock count',
    locationIds: ['loc-1'],
    roles: undefined,
    until: new Date(2026, 10, 25, 23, 59, 59).toISOString(),
  });
  expect(titles()).toEqual(['Announced']);
  announcements.beginDraft();
  announcements.edit({ title: 'Lift', end: 'none' });
  await announcements.announce();
  expect(last(calls, 'announce')).toMatchObject({ until: undefined });
});

test('An announcement ends at a chosen time on the clock of this device', { tags: 'P-05' }, async () => {
  const { announcements, calls } = setUp();
  announcements.beginDraft();
  announcements.edit({ title: 'Stock count', end: 'time', endDay: '2026-11-24', endTime: '19:00' });
  await announcements.announce();
  expect(last(calls, 'announce')).toMatchObject({ until: new Date(2026, 10, 24, 19).toISOString() });
});

test('The open announcement rings again, and a refusal says why', { tags: 'P-05' }, async () => {
  let isRefused = false;
  const { announcements, titles } = setUp({
    getAnnouncement: async () => ok({ id: '7', recipients: [] } as never),
    ringAnnouncement: async () =>
      isRefused ? refusedAs('Just rung', 'It has just rung. Try again in 9 s.') : ok({ id: '7' } as never),
  });
  announcements.open('7');
  await expect.poll(() => announcements.opened.state.value?.id).toBe('7');
  await announcements.ring();
  isRefused = true;
  await announcements.ring();
  expect(titles()).toEqual(['It rings again', 'It has just rung. Try again in 9 s.']);
});

test('A refused announcement keeps its draft and says why', { tags: 'P-05' }, async () => {
  const { announcements } = setUp({ announce: async () => refusedAs('No recipients', 'No person has such a role.') });
  announcements.beginDraft();
  announcements.edit({ title: 'Stock count' });
  expect(await announcements.announce()).toBeUndefined();
  expect(announcements.state).toMatchObject({ error: 'No person has such a role.', draft: { title: 'Stock count' } });
});
