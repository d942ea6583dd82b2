import { issueKioskKey } from '../apps/store-server/src/domain/people/index.ts';
import { SetupError } from '../apps/store-server/src/base/startErrors.ts';
import { setUp } from './setup.ts';

/** Issues a key for a new or a known kiosk. The key is printed once and stored as a hash. */

const usage = `pnpm store:kiosk-key --id front-door --name "Front door" --location canal-street
  --id        the kiosk's own id
  --name      the name that associates see; optional for a known kiosk
  --location  its location; optional for a known kiosk`;

const options = { id: { type: 'string' }, name: { type: 'string' }, location: { type: 'string' } } as const;

await setUp(usage, options, async (db, { id, name, location }) => {
  if (id === undefined) throw new SetupError(usage);
  const issued = await issueKioskKey(db, {
    deviceId: id,
    name,
    locationId: location,
  });
  return [
    `Kiosk "${issued.name}" (${issued.deviceId}) at ${issued.locationId}. Its key is shown only once:`,
    issued.key,
    ...(issued.isRotated ? ['Its previous key is no longer valid.'] : []),
  ].join('\n');
});
