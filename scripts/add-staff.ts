import { ROLES } from '@instore/api';
import { addStaff } from '../apps/store-server/src/domain/people/index.ts';
import { SetupError } from '../apps/store-server/src/base/startErrors.ts';
import { setUp } from './setup.ts';

/** Adds a person to the store, or changes name, address, role and locations of a known one. */

const usage = `pnpm store:add-staff --oid <object id in the directory> --name "Ada Byron" --email ada@chain.example --role Store_Admin --location canal-street
  --oid       the person's object id in the directory, a UUID
  --name      the person's name
  --email     the person's address; no two people have the same
  --role      one of ${ROLES.join(', ')}
  --location  can be repeated; the first is selected after sign-in`;

const options = {
  oid: { type: 'string' },
  name: { type: 'string' },
  email: { type: 'string' },
  role: { type: 'string' },
  location: { type: 'string', multiple: true },
} as const;

await setUp(usage, options, async (db, { oid, name, email, role, location }) => {
  if (oid === undefined || name === undefined || email === undefined || role === undefined || location === undefined) {
    throw new SetupError(usage);
  }
  await addStaff(db, { oid, name, email, role, locationIds: location });
  return `${name} is ${role} at ${location.join(', ')}.`;
});
