import * as v from 'valibot';

const text = v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined);

/** View, day, location and open booking in the address of the bookings [B-03]. */
export const bookingSearch = v.object({
  view: v.fallback(v.optional(v.picklist(['day', 'week'])), undefined),
  day: text,
  location: text,
  open: text,
});

export type BookingSearch = v.InferOutput<typeof bookingSearch>;
