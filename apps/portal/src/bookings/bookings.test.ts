import type { Booking, BookingSlot } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { booking, canal, DAY } from '../../test/bookings.ts';
import { apiOf, deferred, noAnswer, ok, recordToasts, refused, settle } from '../../test/support.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import { createBookings } from './bookings.ts';

const slot = (hour: number, booked: number): BookingSlot => ({
  day: DAY,
  startsAt: `${DAY}T${hour}:00:00Z`,
  endsAt: `${DAY}T${hour}:30:00Z`,
  booked,
  capacity: 2,
});

/** The bookings of Canal Street on 24 November, seen on the 23rd. */
async function setUp({ mayClose = false } = {}) {
  const { toasts, said } = recordToasts();
  const storefront = {
    getAllStoreLocation: vi.fn(async () => ok([{ ...canal, id: 'bedford' }, canal])),
    getBooking: vi.fn(async (): Promise<unknown> => ok(booking({ slotId: '70', day: '2027-02-03' }))),
    getBookings: vi.fn(async () => ok({ bookings: [booking()], holidays: [] })),
    getHolidays: vi.fn(async () => ok([])),
    getBookingSlots: vi.fn(async () => ok([slot(16, 0), slot(17, 1), slot(18, 2)])),
    moveBooking: vi.fn(async () => ok(booking())),
    updateSlotStatus: vi.fn(async () => ok(booking())),
    getClosing: vi.fn(async () => ok({ bookings: [booking()], proposals: [slot(16, 0)], slots: [slot(16, 0)] })),
    closeDay: vi.fn(async () => ok({ bookings: [], holiday: { day: DAY, name: '', from: '', to: '', toMove: 0 } })),
    reopenDay: vi.fn(),
  };
  const bookings = createBookings({
    api: apiOf({ storefront: storefront as never }),
    toasts,
    clock: { now: () => Date.UTC(2026, 10, 23, 15) },
    say: ((text: string) => text) as SayText,
    locationId: () => 'canal',
    mayClose: () => mayClose,
  });
  await bookings.load({ day: DAY, location: undefined });
  return { ...bookings, storefront, said };
}

test('The bookings of the location are shown, and wrong address values are named', { tags: 'B-03' }, async () => {
  const { state, load } = await setUp();
  expect(state.locations.map(({ id }) => id)).toEqual(['canal', 'bedford']);
  expect(state).toMatchObject({ day: DAY, today: '2026-11-23', isKnown: true, ignored: [] });
  await load({ day: 'soon', location: 'nowhere' });
  expect(state).toMatchObject({ day: '2026-11-23', ignored: ['nowhere', 'soon'] });
  expect(state.location?.id).toBe('canal');
});

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

test('A booking of another month is found by its number; an unknown one is null', { tags: 'B-03' }, async () => {
  const { state, find, load, storefront, said } = await setUp();
  await find('70');
  expect(storefront.getBooking).toHaveBeenCalledWith({ locationId: 'canal', slotId: '70' });
  expect(state.found).toMatchObject({ slotId: '70', booking: { day: '2027-02-03' } });
  storefront.getBooking.mockResolvedValueOnce(refused(404, 'Canal Street has no booking 71.', 'not-found'));
  await find('71');
  expect(state.found).toEqual({ slotId: '71', booking: null });
  storefront.getBooking.mockResolvedValueOnce(noAnswer);
  await find('72');
  expect([state.found?.slotId, said.length]).toEqual(['71', 1]);
  await load({ day: DAY, location: 'bedford' });
  expect(state.found).toBeUndefined();
});

test('A booking that is found late is not shown at a location chosen meanwhile', { tags: 'B-03' }, async () => {
  const { state, find, load, storefront } = await setUp();
  const slow = deferred<unknown>();
  storefront.getBooking.mockReturnValueOnce(slow.promise);
  const finding = find('70');
  await load({ day: DAY, location: 'bedford' });
  slow.resolve(ok(booking({ slotId: '70' })));
  await finding;
  expect(state.location?.id).toBe('bedford');
  expect(state.found).toBeUndefined();
});

test('Of two reads the last one is shown', { tags: 'B-04' }, async () => {
  const { state, refresh, storefront } = await setUp();
  const slow = deferred<ReturnType<typeof ok<{ bookings: Booking[]; holidays: [] }>>>();
  storefront.getBookings.mockReturnValueOnce(slow.promise);
  const first = refresh();
  storefront.getBookings.mockResolvedValueOnce(ok({ bookings: [booking({ slotId: 'new' })], holidays: [] }));
  await refresh();
  slow.resolve(ok({ bookings: [booking({ slotId: 'old' })], holidays: [] }));
  await first;
  expect(state.bookings.map(({ slotId }) => slotId)).toEqual(['new']);
});

test('After a change of location no data of the last location is shown', { tags: ['B-03', 'Z-08'] }, async () => {
  const { state, refresh, reset, startMove, openClosing, storefront } = await setUp();
  const slow = deferred<ReturnType<typeof ok<{ bookings: Booking[]; holidays: [] }>>>();
  storefront.getBookings.mockReturnValueOnce(slow.promise);
  await openClosing(DAY);
  await startMove('7');
  const reading = refresh();
  reset();
  slow.resolve(ok({ bookings: [booking({ slotId: 'old' })], holidays: [] }));
  await reading;
  expect(state).toMatchObject({ location: undefined, isKnown: false, moving: undefined, closing: undefined });
});

test('A booking is moved to a free time of the next days, not to one that is over', { tags: 'B-04' }, async () => {
  const { state, startMove, chooseTime, giveReason, move, storefront } = await setUp();
  chooseTime(slot(16, 0));
  giveReason('regular');
  expect(state.moving).toBeUndefined();
  const starting = startMove('7');
  expect(state.moving).toMatchObject({ slots: [], isLoading: true, isPending: false });
  await starting;
  expect(storefront.getBookingSlots).toHaveBeenCalledWith({
    locationId: 'canal',
    from: '2026-11-23',
    to: '2026-12-08',
  });
  expect(state.moving?.slots.map(({ startsAt }) => startsAt.slice(11, 13))).toEqual(['16', '17']);
  chooseTime(slot(16, 0));
  expect(await Promise.all([move(), move()])).toEqual([DAY, undefined]);
  expect(storefront.moveBooking).toHaveBeenCalledTimes(1);
  expect(storefront.getBookings).toHaveBeenCalledTimes(2);
  expect(storefront.moveBooking.mock.calls[0]).toMatchObject([
    { locationId: 'canal', slotId: '7', from: `${DAY}T15:00:00Z`, startsAt: `${DAY}T16:00:00Z` },
    { key: expect.any(String) },
  ]);
  expect(state.moving).toBeUndefined();
});

test('A booking of a later month is moved within two weeks around its day', { tags: 'B-04' }, async () => {
  const { startMove, refresh, storefront } = await setUp();
  const later = booking({ day: '2027-02-03' });
  storefront.getBookings.mockResolvedValueOnce(ok({ bookings: [later], holidays: [] }));
  await refresh();
  await startMove('7');
  expect(storefront.getBookingSlots).toHaveBeenCalledWith({
    locationId: 'canal',
    from: '2027-01-20',
    to: '2027-02-17',
  });
});

test('Free times that are read late are not offered for another booking', { tags: 'B-04' }, async () => {
  const { state, startMove, refresh, storefront } = await setUp();
  const bookings = [booking(), booking({ slotId: '8' })];
  storefront.getBookings.mockResolvedValueOnce(ok({ bookings, holidays: [] }));
  await refresh();
  const slow = deferred<ReturnType<typeof ok<BookingSlot[]>>>();
  storefront.getBookingSlots.mockReturnValueOnce(slow.promise);
  const first = startMove('7');
  await startMove('8');
  slow.resolve(ok([slot(11, 0)]));
  await first;
  expect(state.moving).toMatchObject({ slotId: '8', slots: [slot(16, 0), slot(17, 1)] });
});

test('An admin can choose a full time with a reason, and a refusal stays visible', { tags: 'B-04' }, async () => {
  const { state, startMove, chooseTime, giveReason, move, storefront } = await setUp({ mayClose: true });
  await startMove('7');
  expect(state.moving?.slots).toHaveLength(3);
  chooseTime(slot(18, 2));
  giveReason('  regular  ');
  storefront.moveBooking.mockResolvedValueOnce(refused(409, 'This time was taken.', 'conflict') as never);
  expect(await move()).toBeUndefined();
  expect(storefront.moveBooking.mock.calls[0]).toMatchObject([{ reason: 'regular' }, {}]);
  expect(state.moving).toMatchObject({ error: 'This time was taken.', isPending: false });
});

test('A status change names the shown status, and a refusal reads the day again', { tags: 'B-03' }, async () => {
  const { state, changeStatus, storefront, said } = await setUp();
  storefront.updateSlotStatus.mockResolvedValueOnce(
    refused(409, 'Ines has changed this booking.', 'conflict') as never,
  );
  await changeStatus('7', 'ongoing');
  expect(storefront.updateSlotStatus.mock.calls[0]).toMatchObject([
    { locationId: 'canal', slotId: '7', status: 'ongoing', basedOn: 'booked' },
    {},
  ]);
  expect(said).toEqual([{ kind: 'caution', title: 'Ines has changed this booking.' }]);
  expect([state.pendingId, storefront.getBookings.mock.calls.length]).toEqual([undefined, 2]);
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

test('Another day or location closes the open booking', { tags: 'B-03' }, async () => {
  const { state, load, startMove, openClosing, storefront } = await setUp();
  await startMove('7');
  await openClosing(DAY);
  const again = load({ day: DAY, location: undefined });
  await settle();
  expect(state).toMatchObject({ bookings: [{ slotId: '7' }], isKnown: true });
  await again;
  expect(state.moving?.slotId).toBe('7');
  await load({ day: '2026-11-25', location: undefined });
  expect([state.moving, state.closing]).toEqual([undefined, undefined]);
  await load({ day: DAY, location: undefined });
  state.holidays = [{ day: DAY, name: '', from: '', to: '', toMove: 0 }];
  await startMove('7');
  const slow = deferred<never>();
  storefront.getBookings.mockReturnValueOnce(slow.promise);
  void load({ day: DAY, location: 'bedford' });
  await settle();
  expect(state).toMatchObject({ location: { id: 'bedford' }, bookings: [], holidays: [], isKnown: false });
  expect(state.moving).toBeUndefined();
  expect(storefront.getAllStoreLocation).toHaveBeenCalledTimes(1);
});

test('Locations that cannot be read say why and are read again', { tags: 'B-01' }, async () => {
  const { reset, load, state, storefront } = await setUp();
  reset();
  storefront.getAllStoreLocation.mockResolvedValueOnce(refused(503, 'The store is busy.') as never);
  await load({ day: DAY, location: undefined });
  expect(state).toMatchObject({ error: 'The store is busy.', isKnown: false, locations: [] });
  storefront.getAllStoreLocation.mockResolvedValueOnce(ok([]));
  await load({ day: DAY, location: undefined });
  expect(state.isKnown).toBe(true);
});

test('Bookings are read again only when bookings or closings change', { tags: ['B-03', 'W-09'] }, async () => {
  const { readChanges, storefront } = await setUp();
  const nothing = { all: false, lines: ['1'], tryouts: [], units: ['2'] };
  const reads = async (changes: object) => {
    const before = storefront.getBookings.mock.calls.length;
    await readChanges({ ...nothing, ...changes });
    return storefront.getBookings.mock.calls.length - before;
  };
  expect(await reads({})).toBe(0);
  expect(await reads({ bookings: ['7'] })).toBe(1);
  expect(await reads({ holidays: ['1'] })).toBe(1);
  expect(await reads({ bookings: ['7'], holidays: ['1'] })).toBe(1);
  expect(await reads({ all: true })).toBe(1);
});

test('A status change is sent with a key and shows that it is sent', { tags: 'B-03' }, async () => {
  const { state, changeStatus, storefront, said } = await setUp();
  const [slow, next] = [deferred<never>(), deferred<never>()];
  storefront.updateSlotStatus.mockReturnValueOnce(slow.promise).mockReturnValueOnce(next.promise);
  const first = changeStatus('7', 'ongoing');
  expect(state.pendingId).toBe('7');
  state.bookings = [...state.bookings, booking({ slotId: '8' })];
  const second = changeStatus('8', 'cancelled');
  slow.resolve(ok(booking()) as never);
  await first;
  expect(state.pendingId).toBe('8');
  next.resolve(ok(booking()) as never);
  await second;
  expect([state.pendingId, said]).toEqual([undefined, []]);
  const keys = storefront.updateSlotStatus.mock.calls.map((call: unknown[]) => (call[1] as { key?: string }).key);
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain(undefined);
  await changeStatus('unknown', 'ongoing');
  expect(storefront.updateSlotStatus).toHaveBeenCalledTimes(2);
  await Promise.all([changeStatus('7', 'ongoing'), changeStatus('7', 'ongoing')]);
  expect(storefront.updateSlotStatus).toHaveBeenCalledTimes(3);
});

test('A move sends no empty reason, and sends nothing without a time', { tags: 'B-04' }, async () => {
  const { state, startMove, chooseTime, giveReason, move, stopMove, storefront } = await setUp();
  await startMove('7');
  expect(await move()).toBeUndefined();
  expect(storefront.moveBooking).not.toHaveBeenCalled();
  giveReason('   ');
  chooseTime(slot(17, 1));
  await move();
  expect(storefront.moveBooking.mock.lastCall?.at(0)).toMatchObject({ reason: undefined });
  storefront.getBookingSlots.mockResolvedValueOnce(refused(503, 'The store is busy.') as never);
  await startMove('7');
  expect(state.moving).toMatchObject({ error: 'The store is busy.', isLoading: false, isMissing: true, slots: [] });
  await startMove('7');
  expect(state.moving).toMatchObject({ error: undefined, isMissing: false });
  const slow = deferred<never>();
  storefront.getBookingSlots.mockReturnValueOnce(slow.promise);
  const starting = startMove('7');
  stopMove();
  slow.resolve(ok([slot(16, 0)]) as never);
  await starting;
  expect(state.moving).toBeUndefined();
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
