import { expect, test } from 'vitest';
import { listeningRights } from '../../src/live/destinations.ts';
import type { Caller } from '../../src/security/callers.ts';

const mayListen = listeningRights([
  { destination: '/topic/messages', roles: ['Sales_Associate', 'Store_Admin'] },
  { destination: '/user/{userId}/in-app-notifications', roles: ['Sales_Associate'], self: 'userId' },
  { destination: '/topic/locations/{locationId}/changes', roles: ['Sales_Associate'], location: 'locationId' },
]);

const caller = (role: string, locationIds: Caller['locationIds'] = ['canal-street']): Caller => ({
  kind: 'person',
  sub: 'maren-okafor',
  userId: '1001',
  name: 'Maren Okafor',
  role,
  locationIds,
});

test.each([
  ['Sales_Associate', '/topic/messages', true],
  ['Store_Admin', '/topic/messages', true],
  ['Visitor', '/topic/messages', false],
  ['Sales_Associate', '/user/1001/in-app-notifications', true],
  ['Sales_Associate', '/user/1002/in-app-notifications', false],
  ['Store_Admin', '/user/1001/in-app-notifications', false],
  ['Sales_Associate', '/topic/locations/canal-street/changes', true],
  ['Sales_Associate', '/topic/locations/bedford-avenue/changes', false],
  ['Visitor', '/topic/locations/canal-street/changes', false],
  // What the contract does not name, or names as a part only.
  ['Sales_Associate', '/topic/other', false],
  ['Sales_Associate', '/topic/messages/more', false],
  ['Sales_Associate', '/more/topic/messages', false],
  ['Sales_Associate', '/user//in-app-notifications', false],
  ['Sales_Associate', '/user/1001/x/in-app-notifications', false],
])('May %s listen to %s? %s', { tags: ['L-01', 'R-04'] }, (role, destination, isAllowed) => {
  expect(mayListen(caller(role), destination)).toBe(isAllowed);
});

test('A person who works everywhere listens to the changes of every location', { tags: 'R-04' }, () => {
  expect(mayListen(caller('Sales_Associate', 'all'), '/topic/locations/bedford-avenue/changes')).toBe(true);
});
