import { issueKioskKey } from '../apps/store-server/src/domain/people/index.ts';
import { SetupError } from '../apps/store-server/src/base/startErrors.ts';
import { setUp } from './setup.ts';

/** Issues the key of a kiosk, or another one for a kiosk that is known: printed once, kept as a hash. */

const usage = `pnpm kiosk:key --id front-door --name "Front door" --location canal-street
  --id        the kiosk's own id
  --name      as associates read it; may be left out for a kiosk that is known
  --location  where it stands; may be left out, too`;

const options = { id: { type: 'string' }, name: { type: 'string' }, location: { type: 'string' } } as const;

await setUp(usage, options, async (db, { id, name, location }) => {
  if (id === undefined) throw new SetupError(usage);
  const issued = await issueKioskKey(db, {
    deviceId: id,
    ...(name === undefined ? {} : { name }),
    ...(location === undefined ? {} : { locationId: location }),
  });
  return [
    `Kiosk "${issued.name}" (${issued.deviceId}) at ${issued.locationId}. Its key is shown this once:`,
    issued.key,
    ...(issued.isRotated ? ['The key that it had before is refused from now on.'] : []),
  ].join('\n');
});
