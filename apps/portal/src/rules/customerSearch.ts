/** A text for comparison: without case and without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those of the bookings whose customer has each typed word as the start of a name [B-03]. */
export function ofCustomer<Booking extends { customer: string }>(
  bookings: readonly Booking[],
  query: string,
): Booking[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return bookings.filter(({ customer }) => {
    const names = plain(customer).split(/[\s-]+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
}
