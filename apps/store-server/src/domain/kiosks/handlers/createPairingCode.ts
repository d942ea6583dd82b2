import { randomInt } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { pairingCodes } from '../../../db/schema/stores.ts';
import { hashDeviceKey } from '../../../security/deviceKey.ts';
import { locationName } from '../../../security/locations.ts';
import type { Operation } from '../../operation.ts';

/** How long a code can be used, ms [C-09]. */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;

/** How long an expired code is kept, ms: a refusal names the reason for that long. */
const CODE_KEPT_MS = 24 * 60 * 60 * 1000;

/** Makes a code of eight digits with which one new kiosk of a location is paired. */
export const createPairingCode: Operation<'createPairingCode'> = (input) =>
  once('createPairingCode', input, async (tx) => {
    const { body, caller, store } = input;
    await locationName(tx, body.locationId, '/locationId');
    const now = store.now();
    await tx.delete(pairingCodes).where(lt(pairingCodes.expiresAt, new Date(now.getTime() - CODE_KEPT_MS)));
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    const { locationId, name } = body;
    for (;;) {
      const code = String(randomInt(10 ** 8)).padStart(8, '0');
      const [stored] = await tx
        .insert(pairingCodes)
        .values({ codeHash: hashDeviceKey(code), name, locationId, createdBy: caller.userId, expiresAt })
        // Another code of the day has the same digits: draw again.
        .onConflictDoNothing()
        .returning({ codeHash: pairingCodes.codeHash });
      if (stored !== undefined) return { status: true, data: { code, expiresAt: expiresAt.toISOString() } };
    }
  });
