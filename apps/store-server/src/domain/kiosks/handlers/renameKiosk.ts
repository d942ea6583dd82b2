import { eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { kiosks } from '../../../db/schema/stores.ts';
import type { Operation } from '../../operation.ts';
import { kioskColumns } from '../queries/kiosks.ts';

/** Renames a kiosk. Its next request has the new name. */
export const renameKiosk: Operation<'renameKiosk'> = async ({ path, body, store }) => {
  const [kiosk] = await store.db
    .update(kiosks)
    .set({ name: body.name })
    .where(eq(kiosks.deviceId, path.deviceId))
    .returning(kioskColumns);
  if (kiosk === undefined) throw problem(404, 'Not found', { detail: 'There is no such kiosk.' });
  return { data: kiosk };
};
