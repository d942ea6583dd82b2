import type { EndOfDay, ForgottenPair } from '@instore/api';
import { expect, test } from 'vitest';
import { outboxDevice } from '../../test/outbox.ts';
import { apiOf, english, ok, recordToasts, refused, requestLine, settle } from '../../test/support.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { sendTo } from '../outbox/sendEntry.ts';
import { createEndOfDay } from './endOfDay.ts';

const BARCODE = '2048177304161';
const line = requestLine({ lineId: '1', status: 'checkedout', barcode: BARCODE });
const note = { noteId: '7', day: '2025-11-20', text: '', by: 'Petra Lindqvist', byId: '1005', facts: [], readers: [] };
const lastNote = { ...note, at: '2025-11-21T01:07:00Z' };
const done = { line, answer: 'found', by: 'Dario Vance', at: '2025-11-22T01:04:00Z' } as const satisfies ForgottenPair;

function setUp(refusal?: string) {
  const sent: object[] = [];
  let day: EndOfDay = { toFind: { content: [line], totalElements: 1 }, done: [], facts: [], lastNote };
  const answer = async (input: object) => {
    sent.push(input);
    return refusal === undefined ? ok(line) : refused(409, refusal);
  };
  const api = apiOf({
    inventory: {
      getEndOfDay: async () => ok(day),
      getHandOverNotes: async () => ok({ content: [lastNote], totalElements: 1 }),
      checkIn: answer,
      undoCheckIn: answer,
      answerForgottenPair: answer,
      writeHandOverNote: async (input) => (await answer(input)) as never,
      readHandOverNote: async (input) => (await answer(input)) as never,
    },
  });
  const { toasts, titles, actions } = recordToasts();
  const device = outboxDevice();
  const play = async () => 'played';
  const outbox = createOutbox({ ...device.tab(), send: sendTo(api), toasts, play, say: english });
  const parts = { api, toasts, play, outbox, say: english, locationId: () => 'loc-1' };
  const endOfDay = createEndOfDay({ ...parts, normaliseBarcode: (code) => code.padStart(13, '0') });
  return { endOfDay, sent, titles, actions, device, outbox, answered: () => (day = { ...day, done: [done] }) };
}

test('A scan checks the pair in as found, and the list is read again', { tags: 'W-11' }, async () => {
  const { endOfDay, sent, answered } = setUp();
  await endOfDay.load();
  answered();
  await endOfDay.scan(` ${BARCODE} `);
  expect(sent).toMatchObject([{ locationId: 'loc-1', barcode: BARCODE, atEndOfDay: true }]);
  expect(endOfDay.state.done).toEqual([done]);
  await endOfDay.undoFound('1');
  expect(sent[1]).toEqual({ locationId: 'loc-1', lineId: '1' });
});

test('A refused scan says why in the field, an answer in a toast', { tags: ['W-11', 'W-14'] }, async () => {
  const { endOfDay, titles } = setUp('This pair is already checked in.');
  await endOfDay.load();
  await endOfDay.scan(BARCODE);
  expect(endOfDay.form.scan.error).toMatch(/This pair is already checked in\./);
  expect(await endOfDay.answer('1', 'not found')).toBe(false);
  expect(titles()).toEqual(['This pair is already checked in.']);
});

test('Without network a scan waits on the device, and can be undone there', { tags: ['W-11', 'W-13'] }, async () => {
  const { endOfDay, device, outbox, actions } = setUp();
  await endOfDay.load();
  device.signIn('');
  await endOfDay.scan(BARCODE);
  expect(outbox.state.entries.map(({ subjects }) => subjects)).toEqual([['line 1']]);
  actions.at(-1)?.();
  await settle();
  expect(outbox.state.entries).toEqual([]);
});

test('The note names the last one; a refusal keeps the text', { tags: 'W-11' }, async () => {
  const { endOfDay, sent } = setUp('Petra Lindqvist closed the day at 20:07. Read that note first.');
  await endOfDay.load();
  endOfDay.setText(' Size 12 may be in fitting room 2. ');
  expect(await endOfDay.closeDay()).toBe(false);
  expect(sent).toEqual([{ locationId: 'loc-1', note: 'Size 12 may be in fitting room 2.', lastNoteId: '7' }]);
  expect(endOfDay.form.note).toMatchObject({
    text: ' Size 12 may be in fitting room 2. ',
    error: 'Petra Lindqvist closed the day at 20:07. Read that note first.',
  });
});
