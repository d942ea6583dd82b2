import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { fieldProblem, ProblemError } from '../../../base/problems.ts';
import { nameActor, once } from '../../../db/idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { devices } from '../../../db/schema/devices.ts';
import { pairingCodes } from '../../../db/schema/stores.ts';
import { hashDeviceKey } from '../../../security/deviceKey.ts';
import { randomKey } from '../../people/index.ts';
import type { Operation, OperationOptions } from '../../operation.ts';

/** Bytes of the random part of a device id. */
const ID_BYTES = 6;

/** A device that pairs has no session: idempotency keys of pairings belong to this caller. */
const CALLER = { userId: 'pairing' };

/**
 * Exchanges a pairing code for the key of a new kiosk [C-09]. The row lock lets one of two kiosks use a code. Only refused
 * codes count as tries (ADR 49). A repetition makes the same device key again from the stored seed and the
 * Idempotency-Key, of which only the hash is stored: the database never holds what a device key can be made from.
 */
export function pairKiosk({ wrongCodes }: Pick<OperationOptions, 'wrongCodes'>): Operation<'pairKiosk'> {
  return async (input) => {
    const { body, address, idempotencyKey, store } = input;
    const codeTry = await wrongCodes.enter(address);
    const stored = { idempotencyKey: idempotencyKey === undefined ? undefined : hashDeviceKey(idempotencyKey) };
    const pairing = once('pairKiosk', { body, store, caller: CALLER, ...stored }, async (tx) => {
      const { codeHash, name, locationId, createdBy } = await takeCode(tx, body.code, store.now());
      // The kiosk is added by the person who made the code.
      await nameActor(tx, createdBy);
      const made = { deviceId: `kiosk-${randomBytes(ID_BYTES).toString('hex')}`, name, seed: randomKey() };
      const keyHash = hashDeviceKey(deviceKeyOf(made.seed, idempotencyKey));
      await tx.insert(devices).values({ deviceId: made.deviceId, name, locationId, keyHash });
      await tx.update(pairingCodes).set({ usedAt: store.now() }).where(eq(pairingCodes.codeHash, codeHash));
      return made;
    });
    const { seed, ...device } = await pairing.catch((error: unknown) => {
      throw error instanceof ProblemError ? codeTry.refusalFor(error) : error;
    });
    await codeTry.takeBack();
    return { data: { ...device, key: deviceKeyOf(seed, idempotencyKey) } };
  };
}

/** The code, locked until the transaction ends. */
async function takeCode(tx: Tx, digits: string, now: Date) {
  const [code] = await tx
    .select()
    .from(pairingCodes)
    .where(eq(pairingCodes.codeHash, hashDeviceKey(digits)))
    .for('update');
  if (code === undefined) throw refused('Wrong code', 'This code is wrong. Check its eight digits.');
  if (code.usedAt !== null) throw refused('Used code', 'This code has been used. Make a new one.');
  if (code.expiresAt <= now) throw refused('Expired code', 'This code has expired. Make a new one.');
  return code;
}

/** The key of the device: always the same for one pairing. Without an Idempotency-Key nothing is stored or repeated. */
const deviceKeyOf = (seed: string, idempotencyKey: string | undefined): string =>
  idempotencyKey === undefined ? seed : createHmac('sha256', seed).update(idempotencyKey).digest('base64url');

const refused = (title: string, message: string) => fieldProblem(422, title, '/code', message);
