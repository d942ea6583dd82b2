import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import { kiosks, pairingCodes } from '../../../db/schema/stores.ts';
import { hashDeviceKey } from '../../../security/deviceKey.ts';
import { networkOf } from '../../../security/wrongKeys.ts';
import { randomKey } from '../../people/index.ts';
import type { Operation, OperationDependencies } from '../../operation.ts';

/** Bytes of the random part of a device id. */
const ID_BYTES = 6;

/**
 * Exchanges a pairing code for the key of a new kiosk [C-09]. The row lock lets one of two kiosks use a code. Only refused
 * codes count as tries.
 */
export function pairKiosk({ pairingTries }: Pick<OperationDependencies, 'pairingTries'>): Operation<'pairKiosk'> {
  return async ({ body, address, store }) => {
    const network = networkOf(address);
    await pairingTries.count(network);
    const paired = await store.db.transaction(async (tx) => {
      const [code] = await tx
        .select()
        .from(pairingCodes)
        .where(eq(pairingCodes.codeHash, hashDeviceKey(body.code)))
        .for('update');
      const now = store.now();
      if (code === undefined) throw refused('Wrong code', 'This code is wrong. Check its eight digits.');
      if (code.usedAt !== null) throw refused('Used code', 'This code has been used. Make a new one.');
      if (code.expiresAt <= now) throw refused('Expired code', 'This code has expired. Make a new one.');
      const key = randomKey();
      const deviceId = `kiosk-${randomBytes(ID_BYTES).toString('hex')}`;
      const { name, locationId, codeHash } = code;
      await tx.insert(kiosks).values({ deviceId, name, locationId, keyHash: hashDeviceKey(key) });
      await tx.update(pairingCodes).set({ usedAt: now }).where(eq(pairingCodes.codeHash, codeHash));
      return { deviceId, key, name };
    });
    await pairingTries.takeBack(network);
    return { data: paired };
  };
}

const refused = (title: string, message: string) => fieldProblem(422, title, '/code', message);
