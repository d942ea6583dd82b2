import { plainText } from '@instore/ui';

/** Those of the bookings whose customer has each typed word as the start of a name [B-03]. */
export function ofCustomer<Booking extends { customer: string }>(
  bookings: readonly Booking[],
  query: string,
): Booking[] {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  return bookings.filter(({ customer }) => {
    const names = plainText(customer).split(/[\s-]+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
}
