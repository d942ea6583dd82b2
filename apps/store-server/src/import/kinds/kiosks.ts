import { id, line } from '../../base/valueFormats.ts';
import { type ImportKind, unknownIn } from '../kind.ts';

/** Customer kiosks. */
export const kiosks: ImportKind = {
  name: 'kiosks',
  what: 'Customer kiosks. A new kiosk cannot sign in until `pnpm store:kiosk-key --id <id>` has issued its key: keys are in no file.',
  key: ['id'],
  columns: [
    { name: 'id', what: "The kiosk's own id", cell: id, example: 'front-door', isRequired: true },
    { name: 'name', what: 'Name that associates see', cell: line(80), example: 'Front door', isRequired: true },
    { name: 'location', what: 'Id of the location', cell: id, example: 'canal-street', isRequired: true },
  ],
  current: `select device_id as id, name, location_id as location from kiosks where kind = 'kiosk'`,
  checks: [unknownIn('location', 'locations', 'id', 'there is no location "{value}"')],
  writes: [
    // No key has this hash.
    `insert into kiosks (device_id, name, location_id, key_hash) select id, name, location, 'no key' from import_rows
     order by row
     on conflict (device_id) do update set name = excluded.name, location_id = excluded.location_id
     where kiosks.kind = 'kiosk'`,
  ],
};
