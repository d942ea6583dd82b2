import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bringOut, CANAL } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

/** Saturday evening at Canal Street. */
const EVENING = '2026-11-29T01:07:00Z';
const MINUTE = 60_000;

let time = Date.parse(EVENING);
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ now: () => new Date(time) });
});
afterAll(() => shop?.close());
beforeEach(async () => {
  time = Date.parse(EVENING);
  await shop.rows('delete from forgotten_answers');
  await shop.rows('delete from hand_over_readers');
  await shop.rows('delete from hand_over_notes');
  await shop.rows(`update request_lines set status = 'checkedin' where status = 'checkedout'`);
  await shop.rows(`update units set state = 'Checked In' where state = 'Checked Out'`);
});

const at = { locationId: CANAL };
const dario = () => shop.as('dario-vance').inventory;
const petra = () => shop.as('petra-lindqvist').inventory;
const endOfDay = async (by = dario()) => ok(await by.getEndOfDay(at));
const answersOf = async () => (await endOfDay()).done.map(({ line, answer, by }) => [line.size, answer, by]);

test('The end of the day lists what is out, longest first, and each answer', { tags: 'W-11' }, async () => {
  const { lineIds, barcodes } = await bringOut(shop, ['8.5', '9', '12']);
  const sizes = (await endOfDay()).toFind.content.map(({ size }) => size);
  expect(sizes).toEqual(['8.5', '9', '12']);
  const [, second = '', third = ''] = lineIds;
  time += MINUTE;
  ok(await dario().checkIn({ ...at, barcode: barcodes[0] ?? '', atEndOfDay: true }));
  time += MINUTE;
  ok(await dario().answerForgottenPair({ ...at, lineId: second, answer: 'with customer' }));
  time += MINUTE;
  ok(await petra().answerForgottenPair({ ...at, lineId: third, answer: 'not found' }));
  expect(await answersOf()).toEqual([
    ['12', 'not found', 'Petra Lindqvist'],
    ['9', 'with customer', 'Dario Vance'],
    ['8.5', 'found', 'Dario Vance'],
  ]);
  expect((await endOfDay()).toFind).toEqual({ content: [], totalElements: 0 });

  // The last answer counts, and none takes it back.
  ok(await dario().answerForgottenPair({ ...at, lineId: third, answer: 'with customer' }));
  ok(await dario().answerForgottenPair({ ...at, lineId: second, answer: null }));
  expect(await answersOf()).toEqual([
    ['12', 'with customer', 'Dario Vance'],
    ['8.5', 'found', 'Dario Vance'],
  ]);
  expect((await endOfDay()).toFind.content.map(({ size }) => size)).toEqual(['9']);
  // An answer that went into no note is of no use on the next day.
  time += 13 * 60 * MINUTE;
  expect(await answersOf()).toEqual([]);
});

test('A note keeps what is known, is read by the next shift, and stays', { tags: 'W-11' }, async () => {
  const { lineIds, barcodes } = await bringOut(shop, ['8.5', '9', '12']);
  ok(await dario().checkIn({ ...at, barcode: barcodes[0] ?? '', atEndOfDay: true }));
  ok(await dario().answerForgottenPair({ ...at, lineId: lineIds[1] ?? '', answer: 'with customer' }));
  const text = 'Size 12 may be in fitting room 2.';
  const note = ok(await petra().writeHandOverNote({ ...at, note: ` ${text} `, lastNoteId: null }));
  expect(note).toMatchObject({ day: '2026-11-28', text, by: 'Petra Lindqvist', readers: [] });
  expect(note.facts.slice(0, 3)).toEqual([
    { kind: 'found', count: 1, sizes: ['8.5'] },
    { kind: 'with customer', count: 1, sizes: ['9'] },
    { kind: 'to find', count: 1, sizes: ['12'] },
  ]);
  expect(await answersOf()).toEqual([]);
  const [news] = ok(await shop.as('dario-vance').notification.getNotifications({ userId: '1003' })).content;
  expect(news).toMatchObject({
    title: 'Petra Lindqvist closed the day and left a note',
    objectId: note.noteId,
    redirectUrl: '/warehouse/end-of-day',
  });

  time += MINUTE;
  const read = { ...at, noteId: note.noteId };
  ok(await dario().readHandOverNote(read));
  ok(await dario().readHandOverNote(read));
  const [kept] = ok(await petra().getHandOverNotes(at)).content;
  expect(kept?.readers).toMatchObject([{ name: 'Dario Vance', at: new Date(time).toISOString() }]);
  const elsewhere = await shop.as('emil-strand').inventory.readHandOverNote({ ...read, locationId: 'bedford-avenue' });
  expect(refusal(elsewhere)).toMatchObject({ status: 404, message: 'There is no such note at this location.' });
});

test('Of two people who close the day at once one is told of the other', { tags: 'W-11' }, async () => {
  const close = (by: ReturnType<typeof dario>) => by.writeHandOverNote({ ...at, note: '', lastNoteId: null });
  const answers = await Promise.all([close(dario()), close(petra())]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(ok(await dario().getHandOverNotes(at)).totalElements).toBe(1);
  const refused = refusal(answers.find((answer) => !answer.ok) ?? answers[0]);
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.message).toMatch(/^(Dario Vance|Petra Lindqvist) closed the day at 20:07\. Read that note first\.$/);
});

test('A check-in is undone by its person, for 2 minutes, and its answer with it', { tags: 'W-11' }, async () => {
  const { lineIds, barcodes } = await bringOut(shop, ['9']);
  const [lineId = '', barcode = ''] = [lineIds[0], barcodes[0]];
  ok(await dario().checkIn({ ...at, barcode, atEndOfDay: true }));
  const line = ok(await dario().undoCheckIn({ ...at, lineId }));
  expect(line).toMatchObject({ status: 'checkedout', barcode });
  expect(line.checkedOutAt).not.toBeNull();
  expect(await answersOf()).toEqual([]);
  expect(refusal(await dario().undoCheckIn({ ...at, lineId }))).toMatchObject({
    status: 409,
    message: 'Halden Court 82, size 9 is not checked in any more.',
  });

  ok(await petra().checkIn({ ...at, barcode }));
  expect(refusal(await dario().undoCheckIn({ ...at, lineId }))).toMatchObject({
    status: 403,
    message: 'Another person checked Halden Court 82, size 9 in. Ask an admin.',
  });
  time += 3 * MINUTE;
  expect(refusal(await petra().undoCheckIn({ ...at, lineId }))).toMatchObject({
    status: 409,
    message: '2 minutes are over. Check Halden Court 82, size 9 out instead.',
  });
  ok(await petra().getEndOfDay(at));
  await shop.rows('update units set on_hold = true where barcode = $1', barcode);
  expect(refusal(await petra().undoCheckIn({ ...at, lineId }))).toMatchObject({
    status: 409,
    message: 'Halden Court 82, size 9 has been reserved or set aside since. Check it out again.',
  });
});
