import { and, eq } from 'drizzle-orm';
import { holidays } from '../../../db/schema/bookings.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';

/** Removes the closing of a day, or of a part of it [B-04]. Its bookings keep their times. */
export const reopenDay: Operation<'reopenDay'> = (input) =>
  once('reopenDay', input, async (tx) => {
    const { locationId, day, from } = input.body;
    await tx
      .delete(holidays)
      .where(and(eq(holidays.locationId, locationId), eq(holidays.day, day), eq(holidays.from, from)));
    return { status: true };
  });
