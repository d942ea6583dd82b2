import type { Role } from '@instore/api';
import type { ClientBase } from 'pg';
import { sameKey } from './compare.ts';
import type { ImportKind } from './kind.ts';
import { saidInSql } from '../base/saidInSql.ts';

/** A person who imports on a page, and what the person may change. */
export interface Importer {
  userId: string;
  /** The locations whose records the file may name. */
  locationIds: 'all' | readonly string[];
  /** The roles that the person may give. */
  roles: readonly Role[];
}

/**
 * Says who writes, what the person may change, and from where pictures may come, until the transaction ends.
 * @param importer undefined for the command and other systems, which have no limits
 */
export async function setImporter(client: ClientBase, pictureHost = '', importer?: Importer): Promise<void> {
  const { userId, locationIds = 'all', roles } = importer ?? {};
  // No location has the id "-": a list without locations is a list.
  const places = locationIds === 'all' ? '' : ['-', ...locationIds].join(',');
  await client.query(
    `select set_config('in_store.actor', $1, true), set_config('in_store.picture_host', $2, true),
       set_config('in_store.importer', $3, true), set_config('in_store.places', $4, true),
       set_config('in_store.gives', $5, true)`,
    [userId ?? 'import', pictureHost.toLowerCase(), userId ?? '', places, roles?.join(',') ?? ''],
  );
}

const PLACES = `string_to_array(nullif(current_setting('in_store.places', true), ''), ',')`;

/** A kind with checks that refuse records of locations at which the importer does not work. */
export function limitedTo(kind: ImportKind, importer: Importer | undefined): ImportKind {
  const hasPlace = kind.columns.some(({ name }) => name === 'location');
  if (importer === undefined || importer.locationIds === 'all' || !hasPlace) return kind;
  const foreign = [
    `select row, 'location' as column_name, ${saidInSql('you do not work at "{location}"', { location: 'location' })} from import_rows
     where location <> all (${PLACES})`,
    `select row, '${kind.key[0]}' as column_name, ${saidInSql('belongs to a location at which you do not work')}
     from import_rows join (${kind.current}) as present on ${sameKey(kind)} where present.location <> all (${PLACES})`,
  ];
  return { ...kind, checks: [...foreign, ...kind.checks] };
}
