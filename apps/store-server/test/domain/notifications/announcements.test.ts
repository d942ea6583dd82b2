import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

const HOUR = 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const tomas = () => shop.as('tomas-reyes').notification;
const maren = () => shop.as('maren-okafor').notification;
const marensIds = async () => ok(await maren().getNotifications({ userId: '1001' })).content.map(({ id }) => id);

/** Announces to the associates of Canal Street and answers the id. */
const announce = async (title: string, until?: string) =>
  ok(await tomas().announce({ title, locationIds: [CANAL], roles: ['Sales_Associate'], until })).id;

test('An announcement lists its people, and who has acknowledged it', { tags: 'P-05' }, async () => {
  const announcementId = await announce('Count at six');
  const before = ok(await tomas().getAnnouncement({ announcementId }));
  expect(before).toMatchObject({
    title: 'Count at six',
    locations: ['Canal Street'],
    roles: ['Sales_Associate'],
    by: 'Tomas Reyes',
    until: null,
    isOver: false,
    acknowledged: 0,
  });
  expect(before.recipients).toHaveLength(before.people);
  ok(await maren().postponeNotification({ notificationId: announcementId, body: { until: '1h' } }));
  ok(await maren().acknowledgeNotification({ notificationId: announcementId }));
  const after = ok(await tomas().getAnnouncement({ announcementId }));
  expect(after).toMatchObject({ acknowledged: 1, people: before.people });
  const seen = after.recipients.filter(({ acknowledged }) => acknowledged);
  expect(seen).toEqual([
    { id: '1001', name: 'Maren Okafor', acknowledged: true, acknowledgedAt: expect.any(String) as string },
  ]);
});

test('A recalled announcement leaves the bells, and cannot be recalled again', { tags: 'P-05' }, async () => {
  const announcementId = await announce('Lift out of order');
  expect(await marensIds()).toContain(announcementId);
  expect(ok(await tomas().recallAnnouncement({ announcementId }))).toMatchObject({
    isOver: true,
    recalledBy: 'Tomas Reyes',
  });
  expect(await marensIds()).not.toContain(announcementId);
  const sent = await shop.rows(
    `select destination from outbox where body->>'replaces' = $1 and destination like '/user/1001/%'`,
    announcementId,
  );
  expect(sent).toHaveLength(1);
  ok(await maren().acknowledgeAllNotifications({ upTo: announcementId }));
  expect(ok(await tomas().getAnnouncement({ announcementId })).acknowledged).toBe(0);
  expect(refusal(await tomas().recallAnnouncement({ announcementId })).status).toBe(409);
});

test('An announcement rings again for those who have not seen it, once a minute', { tags: 'P-05' }, async () => {
  const announcementId = await announce('Lift is back');
  ok(await maren().acknowledgeNotification({ notificationId: announcementId }));
  expect(refusal(await tomas().ringAnnouncement({ announcementId }))).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^It has just rung\. Try again in \d+ s\.$/) as string,
  });
  await shop.rows(
    `update announcements set announced_at = announced_at - interval '1 hour' where id = $1`,
    announcementId,
  );
  const { people } = ok(await tomas().getAnnouncement({ announcementId }));
  const rung = await Promise.all([1, 2].map(() => tomas().ringAnnouncement({ announcementId })));
  expect(rung.filter((answer) => answer.ok)).toHaveLength(1);
  const sent = await shop.rows<{ destination: string }>(
    `select destination from outbox where body->>'replaces' = $1`,
    announcementId,
  );
  expect(sent).toHaveLength(people - 1);
  expect(sent.map(({ destination }) => destination)).not.toContain('/user/1001/in-app-notifications');
  expect(await marensIds()).toContain(announcementId);
  ok(await tomas().recallAnnouncement({ announcementId }));
  expect(refusal(await tomas().ringAnnouncement({ announcementId })).status).toBe(409);
});

test('An announcement leaves the bells at its time', { tags: 'P-05' }, async () => {
  const announcementId = await announce('Sale', new Date(Date.now() + HOUR).toISOString());
  expect(await marensIds()).toContain(announcementId);
  const past = new Date(Date.now() - HOUR);
  await shop.rows('update notifications set leaves_at = $2 where announcement_id = $1', Number(announcementId), past);
  await shop.rows('update announcements set until = $2 where id = $1', Number(announcementId), past);
  expect(await marensIds()).not.toContain(announcementId);
  expect(ok(await tomas().getAnnouncement({ announcementId })).isOver).toBe(true);
  const late = await tomas().announce({ title: 'Sale', until: past.toISOString() });
  expect(refusal(late)).toMatchObject({ status: 422, field: '/until' });
});

test('Announcements to locations of others are not found', { tags: 'P-05' }, async () => {
  const ruth = shop.as('ruth-feldman').notification;
  const { id: announcementId } = ok(await ruth.announce({ title: 'To all' }));
  expect(ok(await ruth.getAnnouncements({})).content[0]).toMatchObject({ title: 'To all', locations: null });
  const { content } = ok(await tomas().getAnnouncements({}));
  expect(content.map(({ id }) => id)).not.toContain(announcementId);
  expect(refusal(await tomas().getAnnouncement({ announcementId })).status).toBe(404);
  expect(refusal(await tomas().recallAnnouncement({ announcementId })).status).toBe(404);
});

test('The number of people before it is sent is the number of people who receive it', { tags: 'P-05' }, async () => {
  const wanted = { locationIds: [CANAL], roles: ['Sales_Associate', 'Warehouse_Personal'] };
  const { people } = ok(await tomas().getAnnouncementReach(wanted));
  const { id: announcementId } = ok(await tomas().announce({ title: 'Fire drill', ...wanted }));
  expect(ok(await tomas().getAnnouncement({ announcementId })).people).toBe(people);
  expect(people).toBeGreaterThan(2);
  expect(ok(await tomas().getAnnouncementReach({ locationIds: [CANAL], roles: ['No_Such_Role'] }))).toEqual({
    people: 0,
  });
});
