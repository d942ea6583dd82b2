import { eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { kiosks } from '../../../db/schema/stores.ts';
import type { Operation } from '../../operation.ts';
import { kioskColumns } from '../queries/kiosks.ts';

/**
 * Shuts a kiosk out: without its row, its key and its session are refused. The event tells the kiosk at once; its requests
 * stay with the associates.
 */
export const revokeKiosk: Operation<'revokeKiosk'> = async ({ path: { deviceId }, store }) =>
  store.db.transaction(async (tx) => {
    const [kiosk] = await tx.delete(kiosks).where(eq(kiosks.deviceId, deviceId)).returning(kioskColumns);
    if (kiosk === undefined) throw problem(404, 'Not found', { detail: 'There is no such kiosk.' });
    await store.publish(tx, {
      destination: `/kiosk/${deviceId}/changes`,
      body: { id: crypto.randomUUID(), tryouts: [], revoked: true },
    });
    return { data: kiosk };
  });
