import { randomBytes } from 'node:crypto';
import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { devices } from '../../../db/schema/devices.ts';
import { locationName } from '../../../security/locations.ts';
import { isPublicKey } from '../../../security/publicKeys.ts';
import type { Operation } from '../../operation.ts';
import { readDevice } from '../queries/devices.ts';

/** Bytes of the random part of a device id. */
const ID_BYTES = 6;

/** Enrols the tablet in use by the public half of its key pair [D-01]. */
export const enrolDevice: Operation<'enrolDevice'> = (input) =>
  once('enrolDevice', input, async (tx) => {
    const { body, caller, store } = input;
    const { name, locationId, lockMinutes, publicKey } = body;
    await locationName(tx, locationId, '/locationId');
    const { kty, crv, x, y } = publicKey;
    const key = { kty, crv, x, y };
    if (!isPublicKey(key)) {
      throw fieldProblem(422, 'Not a key', '/publicKey', 'This is no public key of the curve P-256.');
    }
    const deviceId = `tablet-${randomBytes(ID_BYTES).toString('hex')}`;
    await tx.insert(devices).values({
      deviceId,
      kind: 'tablet',
      name,
      locationId,
      keyHash: '',
      publicKey: key,
      lockMinutes,
      enrolledBy: caller.userId,
      enrolledAt: store.now(),
    });
    return { status: true, data: await readDevice(tx, deviceId, store.now()) };
  });
