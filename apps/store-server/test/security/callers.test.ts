import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPerson } from '../../src/security/callers.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase('empty');
});
afterAll(() => database?.close());

/** Gives Dario another role besides Warehouse_Personal at Canal Street. */
const alsoWorksAs = (role: string, locationId: string, position: number) =>
  database.pool.query(`insert into user_roles (user_id, role, location_id, position) values ('1003', $1, $2, $3)`, [
    role,
    locationId,
    position,
  ]);

test('A person works only at the locations of the active role', { tags: ['R-03', 'S-06'] }, async () => {
  await alsoWorksAs('Sales_Associate', 'bedford-avenue', 1);
  await alsoWorksAs('Warehouse_Personal', 'atlantic-avenue', 2);
  expect(await findPerson(database.db, 'dario-vance')).toMatchObject({
    role: 'Warehouse_Personal',
    locationIds: ['canal-street', 'atlantic-avenue'],
  });
  await database.pool.query(`update user_roles set position = -1 where user_id = '1003' and role = 'Sales_Associate'`);
  expect(await findPerson(database.db, 'dario-vance')).toMatchObject({
    role: 'Sales_Associate',
    locationIds: ['bedford-avenue'],
  });
});
