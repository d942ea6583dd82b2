import type { BookingSlot } from '@instore/api';
import { expect, test } from 'vitest';
import { booking, DAY } from '../../test/bookings.ts';
import { deferred, ok, refused } from '../../test/support.ts';
import { slot, setUp } from '../../test/bookingsStore.ts';

test('The times of a closed day appear once a booking is chosen', { tags: 'B-04' }, async () => {
  const { state, openClosing, openAffected, stopChoosing } = await setUp({ mayClose: true });
  await openClosing(DAY, { day: DAY, name: 'Thanksgiving', from: '00:00', to: '24:00', toMove: 1 });
  expect(state.closing?.isChoosing).toBe(false);
  openAffected('7');
  expect(state.closing).toMatchObject({ openId: '7', isChoosing: true });
  stopChoosing();
  expect(state.closing).toMatchObject({ name: 'Thanksgiving', isChoosing: false });
  await openClosing(DAY);
  expect(state.closing?.isChoosing).toBe(true);
});

test('A closing needs a name; its bookings move to the proposed times or are cancelled', { tags: 'B-04' }, async () => {
  const { state, openClosing, changeDraft, close, cancelAll, storefront } = await setUp({ mayClose: true });
  expect(await close()).toBe(false);
  const opening = openClosing(DAY);
  expect(state.closing).toMatchObject({ isLoading: true, isPending: false, affected: [], slots: [], errors: {} });
  await opening;
  expect(state.closing).toMatchObject({ from: '00:00', to: '24:00', isDraft: true, openId: '7', isLoading: false });
  expect(state.closing?.slots).toEqual([slot(16, 0)]);
  await changeDraft({ name: '   ' });
  expect(await close()).toBe(false);
  expect(state.closing?.errors).toEqual({ '/name': 'Give the closing a name.' });
  expect(storefront.closeDay).not.toHaveBeenCalled();
  await changeDraft({ name: ' Inventory ' });
  expect(state.closing?.errors).toEqual({});
  storefront.closeDay.mockResolvedValueOnce(refused(409, 'Too late') as never);
  expect(await close()).toBe(false);
  expect(state.closing?.errors).toEqual({ '': 'Too late' });
  cancelAll();
  expect(state.closing?.errors).toEqual({});
  // What the person has chosen stays while the times are read again.
  const changing = changeDraft({ from: '00:00' });
  expect(state.closing?.isLoading).toBe(true);
  await changing;
  const reads = storefront.getBookings.mock.calls.length;
  expect(await Promise.all([close(), close()])).toEqual([true, false]);
  const request = { locationId: 'canal', day: DAY, name: 'Inventory', from: '00:00', to: '24:00' };
  const options = { key: expect.any(String) };
  expect(storefront.closeDay.mock.calls).toEqual([
    [{ ...request, moves: [{ slotId: '7', startsAt: `${DAY}T16:00:00Z` }], cancel: [] }, options],
    [{ ...request, moves: [], cancel: ['7'] }, options],
  ]);
  expect(storefront.getBookings).toHaveBeenCalledTimes(reads + 1);
  expect(state.closing).toBeUndefined();
});

test('A booking that cannot be closed shows the reason in the language of the page', { tags: 'B-04' }, async () => {
  const { state, openClosing, changeDraft, close, choose, cancelAll, storefront } = await setUp({ mayClose: true });
  const affected = ['7', '8', '9'].map((slotId) => booking({ slotId }));
  const proposals = affected.map(() => slot(16, 0));
  storefront.getClosing.mockResolvedValue(ok({ bookings: affected, proposals, slots: proposals }) as never);
  await openClosing(DAY);
  await changeDraft({ name: 'Inventory' });
  choose('8', { kind: 'cancel' });
  const detail = 'Canal Street has no booking 9.';
  const refusal = (...fields: string[]) => ({
    ...refused(422, 'Canal Street no tiene la reserva 9.'),
    problem: {
      type: 'about:blank',
      title: 'Not valid',
      status: 422,
      detail,
      errors: fields.map((field) => ({ field, message: detail })),
    },
  });
  const detailSaid = 'Canal Street no tiene la reserva 9.';
  const wrong = () =>
    state.closing?.affected.flatMap(({ booking: { slotId }, error }) => (error ? [slotId, error] : []));
  storefront.closeDay.mockResolvedValueOnce(refusal('/moves/1/slotId') as never);
  expect(await close()).toBe(false);
  expect(state.closing).toMatchObject({ openId: '9', errors: {} });
  expect(wrong()).toEqual(['9', 'Canal Street no tiene la reserva 9.']);
  choose('9', { kind: 'cancel' });
  expect(wrong()).toEqual([]);
  storefront.closeDay.mockResolvedValueOnce(refusal('/cancel/1') as never);
  expect(await close()).toBe(false);
  expect([state.closing?.openId, wrong()]).toEqual(['9', ['9', 'Canal Street no tiene la reserva 9.']]);
  // Of several, the first is opened.
  storefront.closeDay.mockResolvedValueOnce(refusal('/moves/0/slotId', '/cancel/1') as never);
  expect(await close()).toBe(false);
  expect([state.closing?.openId, wrong()?.length]).toEqual(['7', 4]);
  choose('9', { kind: 'cancel' });
  expect(wrong()).toEqual(['7', detailSaid]);
  cancelAll();
  expect(wrong()).toEqual([]);
  choose('7', { kind: 'move', slot: slot(16, 0) });
  // An error of another field leaves the booking open.
  storefront.closeDay.mockResolvedValueOnce(refusal('/to') as never);
  expect(await close()).toBe(false);
  expect(state.closing).toMatchObject({ openId: '7', errors: { '/to': 'Canal Street no tiene la reserva 9.' } });
  choose('9', { kind: 'cancel' });
  expect(state.closing?.errors).toEqual({});
  // Another message than the detail is shown as it came.
  const other = refusal('/to', '/name');
  other.problem.errors[1]!.message = 'Give the closing a name.';
  storefront.closeDay.mockResolvedValueOnce(other as never);
  await close();
  expect(state.closing?.errors).toEqual({ '/to': detailSaid, '/name': 'Give the closing a name.' });
});

test('Only the bookings of the times that are chosen last are shown as affected', { tags: 'B-04' }, async () => {
  const { state, openClosing, changeDraft, storefront } = await setUp({ mayClose: true });
  await openClosing(DAY);
  const slow = deferred<ReturnType<typeof ok>>();
  storefront.getClosing.mockReturnValueOnce(slow.promise as never);
  const first = changeDraft({ from: '10:00' });
  storefront.getClosing.mockReturnValueOnce(slow.promise as never);
  const second = changeDraft({ from: '12:00' });
  storefront.getClosing.mockResolvedValueOnce(ok({ bookings: [], proposals: [], slots: [] }) as never);
  await changeDraft({ to: '14:00' });
  slow.resolve(ok({ bookings: [booking()], proposals: [slot(16, 0)], slots: [] }));
  await Promise.all([first, second]);
  expect(state.closing).toMatchObject({ from: '12:00', to: '14:00', affected: [], isLoading: false });
});

test.each(['from', 'to'] as const)(
  'A late answer for an earlier time %s or a left draft is not shown',
  { tags: 'B-04' },
  async (side) => {
    const { state, openClosing, changeDraft, dropClosing, storefront } = await setUp({ mayClose: true });
    await openClosing(DAY);
    const slow = deferred<ReturnType<typeof ok>>();
    storefront.getClosing.mockReturnValueOnce(slow.promise as never);
    const first = changeDraft({ [side]: '10:00' });
    storefront.getClosing.mockResolvedValueOnce(ok({ bookings: [], proposals: [], slots: [] }) as never);
    await changeDraft({ [side]: '12:00' });
    slow.resolve(ok({ bookings: [booking()], proposals: [slot(16, 0)], slots: [] }));
    await first;
    expect(state.closing?.affected).toEqual([]);
    const left = deferred<ReturnType<typeof ok>>();
    storefront.getClosing.mockReturnValueOnce(left.promise as never);
    const opening = openClosing('2026-11-25');
    dropClosing();
    storefront.getClosing.mockResolvedValueOnce(ok({ bookings: [], proposals: [], slots: [] }) as never);
    await openClosing(DAY);
    left.resolve(ok({ bookings: [booking()], proposals: [slot(16, 0)], slots: [] }));
    await opening;
    expect(state.closing?.affected).toEqual([]);
  },
);

test('An associate sees the affected bookings and leaves them', { tags: 'B-04' }, async () => {
  const { state, openClosing } = await setUp();
  await openClosing(DAY);
  expect(state.closing?.affected.map(({ choice }) => choice)).toEqual([{ kind: 'leave' }]);
});

test('A choice that is made while the times are read again stays', { tags: 'B-04' }, async () => {
  const { state, openClosing, changeDraft, choose, storefront } = await setUp({ mayClose: true });
  const affected = [booking(), booking({ slotId: '8' })];
  const answerOf = (proposal: BookingSlot) =>
    ok({ bookings: affected, proposals: [proposal, proposal], slots: [proposal] });
  storefront.getClosing.mockResolvedValueOnce(answerOf(slot(16, 0)));
  await openClosing(DAY);
  const slow = deferred<ReturnType<typeof answerOf>>();
  storefront.getClosing.mockReturnValueOnce(slow.promise);
  const changed = changeDraft({ from: '12:00' });
  choose('7', { kind: 'cancel' });
  slow.resolve(answerOf(slot(17, 0)));
  await changed;
  expect(state.closing?.affected.map(({ choice }) => choice)).toEqual([
    { kind: 'cancel' },
    { kind: 'move', slot: slot(17, 0) },
  ]);
});

test('A refused closing keeps the choices and replaces only a taken time', { tags: 'B-04' }, async () => {
  const { state, openClosing, choose, close, changeDraft, proposeAgain, storefront } = await setUp({ mayClose: true });
  const affected = [booking(), booking({ slotId: '8' }), booking({ slotId: '9' })];
  const answerOf = (proposal: BookingSlot, ...slots: BookingSlot[]) =>
    ok({ bookings: affected, proposals: affected.map(() => proposal), slots: [proposal, ...slots] });
  storefront.getClosing.mockResolvedValueOnce(answerOf(slot(16, 0), slot(16, 30), slot(17, 0)));
  await openClosing(DAY);
  await changeDraft({ name: 'Training' });
  choose('7', { kind: 'move', slot: slot(16, 30) });
  choose('8', { kind: 'move', slot: slot(17, 0) });
  storefront.closeDay.mockResolvedValueOnce(refused(409, 'That time is taken.', 'conflict') as never);
  storefront.getClosing.mockResolvedValueOnce(answerOf(slot(18, 0), slot(17, 0)));
  await close();
  const choices = () => state.closing?.affected.map(({ choice }) => choice.kind === 'move' && choice.slot.startsAt);
  const at = (hour: number) => slot(hour, 0).startsAt;
  expect(choices()).toEqual([at(18), at(17), at(18)]);

  storefront.getClosing.mockResolvedValueOnce(answerOf(slot(18, 0), slot(17, 0)));
  await proposeAgain();
  expect(choices()).toEqual([at(18), at(18), at(18)]);
});

test('The week around the day is read, and the next three closings after it', { tags: 'B-02' }, async () => {
  const { state, refresh, storefront } = await setUp();
  expect(storefront.getBookings).toHaveBeenCalledWith({ locationId: 'canal', from: '2026-11-18', to: '2026-11-30' });
  expect(storefront.getHolidays).toHaveBeenCalledWith({ locationId: 'canal', from: '2026-11-25', to: '2027-11-24' });
  const closings = [1, 2, 3, 4].map((at) => ({ day: `2026-12-0${at}`, name: '', from: '', to: '', toMove: 0 }));
  storefront.getHolidays.mockResolvedValueOnce(ok(closings) as never);
  await refresh();
  expect(state.nextHolidays).toEqual(closings.slice(0, 3));
  storefront.getHolidays.mockResolvedValueOnce(refused(503) as never);
  storefront.getBookings.mockResolvedValueOnce(ok({ bookings: [booking()], holidays: closings.slice(0, 1) }) as never);
  await refresh();
  expect([state.holidays, state.nextHolidays]).toEqual([closings.slice(0, 1), closings.slice(0, 3)]);
  storefront.getBookings.mockResolvedValueOnce(refused(503, 'The store is busy.') as never);
  await refresh();
  expect(state).toMatchObject({ error: 'The store is busy.', isKnown: true });
  expect(state.bookings).toHaveLength(1);
  await refresh();
  expect(state.error).toBeUndefined();
});

test('A day is opened again with its key; a refusal is said and the closing stays', { tags: 'B-04' }, async () => {
  const { state, openClosing, reopen, dropClosing, storefront, said } = await setUp({ mayClose: true });
  const holiday = { day: DAY, name: 'Stocktaking', from: '12:00', to: '15:00', toMove: 0 };
  await openClosing(DAY, holiday);
  expect(state.closing).toMatchObject({ from: '12:00', to: '15:00', name: 'Stocktaking', isDraft: false });
  expect(storefront.getClosing).toHaveBeenCalledWith({ locationId: 'canal', day: DAY, from: '12:00', to: '15:00' });
  storefront.reopenDay.mockResolvedValueOnce(refused(409, 'Not now.'));
  await reopen();
  expect(said).toEqual([{ kind: 'caution', title: 'Not now.' }]);
  expect(state.closing).toBeDefined();
  storefront.reopenDay.mockResolvedValueOnce(ok({}));
  const reads = storefront.getBookings.mock.calls.length;
  await Promise.all([reopen(), reopen()]);
  expect(storefront.reopenDay).toHaveBeenCalledTimes(2);
  expect(storefront.getBookings).toHaveBeenCalledTimes(reads + 1);
  expect(state.closing).toBeUndefined();
  expect(storefront.reopenDay.mock.lastCall).toEqual([
    { locationId: 'canal', day: DAY, from: '12:00' },
    { key: expect.any(String) },
  ]);
  await reopen();
  expect(storefront.reopenDay).toHaveBeenCalledTimes(2);
  await openClosing(DAY);
  dropClosing();
  expect(state.closing).toBeUndefined();
});

test('A booking without a free time is left out, and the chosen booking stays open', { tags: 'B-04' }, async () => {
  const { state, openClosing, openAffected, choose, proposeAgain, changeDraft, storefront } = await setUp({
    mayClose: true,
  });
  const affected = [booking(), booking({ slotId: '8' })];
  const answer = ok({ bookings: affected, proposals: [slot(16, 0), null], slots: [slot(16, 0)] });
  storefront.getClosing.mockResolvedValue(answer as never);
  await openClosing(DAY);
  const choices = () => state.closing?.affected.map(({ choice }) => choice.kind);
  expect(choices()).toEqual(['move', 'leave']);
  openAffected('8');
  choose('8', { kind: 'cancel' });
  expect(choices()).toEqual(['move', 'cancel']);
  const reads = storefront.getClosing.mock.calls.length;
  await changeDraft({ name: 'Stocktaking' });
  expect(storefront.getClosing).toHaveBeenCalledTimes(reads);
  await proposeAgain();
  expect(choices()).toEqual(['move', 'leave']);
  expect(state.closing?.openId).toBe('8');
  storefront.getClosing.mockResolvedValueOnce(refused(422, 'The end must be after the start.') as never);
  await changeDraft({ to: '00:30' });
  expect(state.closing).toMatchObject({ errors: { '': 'The end must be after the start.' }, isLoading: false });
});
