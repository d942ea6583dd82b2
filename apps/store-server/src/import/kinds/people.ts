import { ROLES } from '@instore/api';
import { email, id, line, list, objectId, oneOf } from '../../base/valueFormats.ts';
import type { ImportKind } from '../kind.ts';
import { saidInSql } from '../../base/saidInSql.ts';

const CURRENT = `select sub as object_id, nullif(id, sub) as id, name, email, held.role, held.locations from users
    left join lateral (
      select role, string_agg(location_id, ';' order by position) as locations from user_roles
      where user_id = users.id group by role order by min(position) limit 1
    ) as held on true`;

const GIVES = `string_to_array(nullif(current_setting('in_store.gives', true), ''), ',')`;

/** Rows that change a person's role or locations, with the present ones. */
const CHANGED = `from import_rows join (${CURRENT}) as present on present.object_id = import_rows.object_id
  where (present.role, present.locations) is distinct from (import_rows.role, import_rows.locations)`;

/** What a person who imports on a page may not change: the same as on the page of people. */
const limits = [
  `select row, 'role' as column_name, ${saidInSql('is a role that you may not give')} from import_rows
   where role <> all (${GIVES})
     and not exists (select 1 from (${CURRENT}) as present where (present.object_id, present.role) = (import_rows.object_id, import_rows.role))`,
  `select row, 'role' as column_name, ${saidInSql('is the role of a person whom you may not change')}
   ${CHANGED} and present.role <> all (${GIVES})`,
  `select row, 'object_id' as column_name, ${saidInSql('is your own: another admin changes your role and locations')}
   ${CHANGED} and exists (
     select 1 from users where sub = import_rows.object_id and id = current_setting('in_store.importer', true))`,
  `select min(row) as row, 'role' as column_name,
     ${saidInSql('leaves "{location}" without a Store_Admin: give another person the role first', { location: 'location_id' })}
   from user_roles join users on users.id = user_roles.user_id join import_rows on object_id = sub
   where user_roles.role = 'Store_Admin' and nullif(current_setting('in_store.importer', true), '') is not null
     and not exists (
       select 1 from import_rows as given
       where given.role = 'Store_Admin' and user_roles.location_id = any (string_to_array(given.locations, ';')))
     and not exists (
       select 1 from user_roles as other join users as holder on holder.id = other.user_id
       where (other.role, other.location_id) = ('Store_Admin', user_roles.location_id)
         and not exists (select 1 from import_rows as given where given.object_id = holder.sub))
   group by location_id`,
];

/** Staff. */
export const people: ImportKind = {
  name: 'people',
  what: 'Staff with their role and locations. A person whom the file lacks keeps the role; [entra.md](deploy/entra.md) says how a person is removed.',
  key: ['object_id'],
  columns: [
    {
      name: 'object_id',
      what: 'Object id in the directory',
      cell: objectId,
      example: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      isRequired: true,
    },
    {
      name: 'id',
      what: "Number in the chain's own systems, unique, which never changes. Without it the object id is the id",
      cell: id,
      example: '20417',
      isRequired: false,
    },
    { name: 'name', what: 'Name', cell: line(80), example: 'Ada Byron', isRequired: true },
    { name: 'email', what: 'Address, unique', cell: email, example: 'ada@chain.example', isRequired: true },
    { name: 'role', what: 'Role', cell: oneOf(ROLES), example: 'Store_Admin', isRequired: true },
    {
      name: 'locations',
      what: 'Ids of the locations; the first is selected after sign-in',
      cell: list(id, ';'),
      example: 'canal-street',
      isRequired: true,
    },
  ],
  current: CURRENT,
  checks: [
    `select row, 'locations' as column_name, ${saidInSql('there is no location "{location}"', { location: 'place' })}
     from import_rows cross join lateral unnest(string_to_array(locations, ';')) as place
     where not exists (select 1 from locations as known where known.id = place)`,
    `select row, 'id' as column_name, ${saidInSql('the person has the id "{id}" and keeps it', { id: 'users.id' })}
     from import_rows join users on users.sub = object_id where users.id <> coalesce(import_rows.id, object_id)`,
    `select row, 'id' as column_name, ${saidInSql('is the id of another person')}
     from import_rows join users on users.id = import_rows.id where users.sub <> object_id`,
    `select row, 'id' as column_name, ${saidInSql('is also in row {row}', { row: 'first_row' })} from (
       select row, min(row) over (partition by id) as first_row from import_rows where id is not null
     ) as ids where first_row < row`,
    `select row, 'email' as column_name, ${saidInSql('is the address of another person')}
     from import_rows join users on users.email = import_rows.email where users.sub <> object_id
       and not exists (select 1 from import_rows as other where other.object_id = users.sub and other.email <> users.email)`,
    `select row, 'email' as column_name, ${saidInSql('is also in row {row}', { row: 'first_row' })} from (
       select row, min(row) over (partition by email) as first_row from import_rows
     ) as addresses where first_row < row`,
    ...limits,
  ],
  writes: [
    `insert into users (id, sub, name, email) select coalesce(id, object_id), object_id, name, email from import_rows order by row
     on conflict (sub) do update set name = excluded.name, email = excluded.email`,
    `delete from user_roles using users, import_rows
     where user_roles.user_id = users.id and users.sub = import_rows.object_id`,
    `insert into user_roles (user_id, role, location_id, position)
     select users.id, import_rows.role, place.id, min(place.position) - 1
     from import_rows join users on users.sub = object_id
       cross join lateral unnest(string_to_array(locations, ';')) with ordinality as place(id, position)
     group by users.id, import_rows.role, place.id`,
  ],
};
