import type { Booking, BookingSlot } from '@instore/api';
import { expect, test } from 'vitest';
import { booking, DAY } from '../../test/bookings.ts';
import { deferred, noAnswer, ok, refused, settle } from '../../test/support.ts';
import { slot, setUp } from '../../test/bookingsStore.ts';

test('The bookings of the location are shown, and wrong address values are named', { tags: 'B-03' }, async () => {
  const { state, load } = await setUp();
  expect(state.locations.map(({ id }) => id)).toEqual(['canal', 'bedford']);
  expect(state).toMatchObject({ day: DAY, today: '2026-11-23', isKnown: true, ignored: [] });
  await load({ day: 'soon', location: 'nowhere' });
  expect(state).toMatchObject({ day: '2026-11-23', ignored: ['nowhere', 'soon'] });
  expect(state.location?.id).toBe('canal');
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
