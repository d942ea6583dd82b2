import { isRole, type Role } from '@instore/api';
import type { userRoles, users } from '../db/schema/people.ts';
import { demoLocations } from './stores.ts';

const everywhere = demoLocations.map((location) => location.id);
const newYork = demoLocations.filter((location) => location.storeId === 'new-york').map((location) => location.id);

interface Person {
  id: string;
  name: string;
  role: Role | 'Visitor';
  /** Where the person works; the first is selected after sign-in. */
  locations: string[];
  /** False for a person without a photo [H-05]. */
  photo: boolean;
}

/**
 * The staff of the demo: a person in each role at Canal Street, two where they work side by side, a visitor without
 * rights, and staff of other locations.
 */
const people: Person[] = [
  person('1001', 'Maren Okafor', 'Sales_Associate', ['canal-street']),
  { ...person('1002', 'Ines Calloway', 'Sales_Associate', ['canal-street']), photo: false },
  person('1003', 'Dario Vance', 'Warehouse_Personal', ['canal-street']),
  person('1004', 'Petra Lindqvist', 'Warehouse_Admin', newYork),
  person('1005', 'Tomas Reyes', 'Store_Admin', newYork),
  person('1006', 'Amara Diallo', 'YK_Admin', everywhere),
  person('1007', 'Ruth Feldman', 'Super_Admin', everywhere),
  person('1008', 'Jonah Whitaker', 'Consignee', ['canal-street']),
  person('1009', 'Lena Park', 'Consignment_Admin', newYork),
  person('1010', 'Oscar Bell', 'Visitor', ['canal-street']),
  person('1011', 'Noor Haddad', 'Sales_Associate', ['bedford-avenue', 'canal-street']),
  person('1012', 'Emil Strand', 'Warehouse_Personal', ['bedford-avenue']),
  person('1013', 'Sana Iqbal', 'Sales_Associate', ['milwaukee-avenue', 'state-street']),
  person('1014', 'Theo Marchetti', 'Warehouse_Personal', ['milwaukee-avenue']),
  person('1015', 'Freya Holm', 'Consignee', ['milwaukee-avenue']),
  person('1016', 'Caleb Osei', 'Sales_Associate', ['fairfax-avenue']),
  person('1017', 'Yuki Tanabe', 'Warehouse_Personal', ['fairfax-avenue', 'melrose-avenue']),
  { ...person('1018', 'Imani Brooks', 'Warehouse_Personal', ['canal-street']), photo: false },
];

function person(id: string, name: string, role: Person['role'], locations: string[]): Person {
  return { id, name, role, locations, photo: true };
}

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const emailOf = (name: string) => `${slug(name).replace('-', '.')}@in-store.example`;

/** The demo's people; `sub` is what the local sign-in provider calls them. */
export const demoUsers: (typeof users.$inferInsert)[] = people.map(({ id, name, photo }) => ({
  id,
  sub: slug(name),
  name,
  email: emailOf(name),
  photo: photo ? slug(name) : null,
}));

/** One record for each location at which a person works. */
export const demoRoles: (typeof userRoles.$inferInsert)[] = people.flatMap(({ id, role, locations }) =>
  locations.map((locationId, position) => ({ userId: id, role, locationId, position })),
);

/** The rows of the file. The visitor is in no file: an import refuses a role that the portal does not know. */
export function peopleRows(): string[][] {
  const rows = people
    .filter(({ role }) => isRole(role))
    .map(({ id, name, role, locations }) => [
      // The demo has no directory.
      `00000000-0000-4000-8000-${id.padStart(12, '0')}`,
      id,
      name,
      emailOf(name),
      role,
      locations.join(';'),
    ]);
  return [['object_id', 'id', 'name', 'email', 'role', 'locations'], ...rows];
}
