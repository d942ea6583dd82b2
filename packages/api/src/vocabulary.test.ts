import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { parse } from 'yaml';
import { ROLES, isAdminOf, isRole, landingOf, mayEnter, worksIn, type Area } from './roles.ts';
import type * as entity from './entities.ts';
import * as list from './states.ts';

test('Each role is redirected to its landing page', { tags: ['R-01', 'R-02', 'R-03'] }, () => {
  expect(
    Object.fromEntries([...ROLES, 'Visitor', 'Kiosk', '', 'toString'].map((role) => [role, landingOf(role)])),
  ).toEqual({
    Warehouse_Personal: '/warehouse',
    Warehouse_Admin: '/warehouse',
    YK_Admin: '/warehouse',
    Sales_Associate: '/shoesize',
    Store_Admin: '/shoesize',
    Super_Admin: '/shoesize',
    Consignee: '/',
    Consignment_Admin: '/',
    Visitor: '/unauthorized',
    Kiosk: '/unauthorized',
    '': '/unauthorized',
    toString: '/unauthorized',
  });
});

test('Each area allows exactly the roles of the specification', { tags: 'R-04' }, () => {
  const inside = (area: Area) => [...ROLES, 'Visitor', 'warehouse_admin'].filter((role) => mayEnter(role, area));
  expect(inside('warehouse')).toEqual(['Warehouse_Personal', 'Warehouse_Admin', 'YK_Admin', 'Super_Admin']);
  expect(inside('shoesize')).toEqual(['Sales_Associate', 'Store_Admin', 'YK_Admin', 'Super_Admin']);
});

interface Contract {
  paths: Record<string, Record<string, { operationId: string; 'x-roles'?: string[] }>>;
  components: { schemas: Record<string, { properties: Record<string, { description: string }> }> };
}
const { paths, components } = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as Contract;
const operations = Object.values(paths).flatMap((methods) =>
  Object.entries(methods).map(([method, operation]) => ({ method, ...operation })),
);
const callersOf = (id: string) => operations.find(({ operationId }) => operationId === id)?.['x-roles'];

test.each([
  ['getShoesizeLines', mayEnter, 'shoesize'],
  ['getWarehouseLines', mayEnter, 'warehouse'],
  ['acceptTryout', worksIn, 'shoesize'],
  ['checkOut', worksIn, 'warehouse'],
  ['createPairingCode', isAdminOf, 'shoesize'],
  ['setDeliverySpots', isAdminOf, 'shoesize'],
  ['closeDay', isAdminOf, 'shoesize'],
  ['applyCount', isAdminOf, 'warehouse'],
  ['addPrinter', isAdminOf, 'shoesize'],
  ['printLabels', worksIn, 'warehouse'],
  ['acceptAnnouncedPairs', isAdminOf, 'warehouse'],
] as const)('The contract lets the same roles call %s as the portal', { tags: 'R-04' }, (id, isAllowed, area) => {
  expect(new Set(callersOf(id))).toEqual(new Set(ROLES.filter((role) => isAllowed(role, area))));
});

test.each([
  ['warehouse', 'Warehouse_Personal'],
  ['shoesize', 'Sales_Associate'],
] as const)('Each role that enters /%s may read what a %s reads', { tags: 'R-04' }, (area, worker) => {
  const all = ROLES.filter((role) => mayEnter(role, area));
  const read = operations.filter(({ method, 'x-roles': callers }) => method === 'get' && callers?.includes(worker));
  const lacking = read.flatMap(({ operationId, 'x-roles': callers = [] }) =>
    all.filter((role) => !callers.includes(role)).map((role) => `${operationId}: ${role}`),
  );
  expect(read.length).toBeGreaterThan(5);
  expect(lacking).toEqual([]);
});

test('Admins of an area may enter it; an unknown role administers none', { tags: ['Z-09', 'W-14'] }, () => {
  expect(ROLES.filter((role) => isAdminOf(role, 'warehouse'))).toEqual(['Warehouse_Admin', 'YK_Admin', 'Super_Admin']);
  expect(ROLES.filter((role) => isAdminOf(role, 'shoesize'))).toEqual(['Store_Admin', 'YK_Admin', 'Super_Admin']);
  for (const area of ['warehouse', 'shoesize'] as const) {
    const admins = ROLES.filter((role) => isAdminOf(role, area));
    expect(admins.every((role) => worksIn(role, area) && mayEnter(role, area))).toBe(true);
  }
  expect(isAdminOf('Visitor', 'shoesize')).toBe(false);
});

test('Only the roles of the list are roles', { tags: 'R-03' }, () => {
  expect(ROLES.every(isRole)).toBe(true);
  expect([undefined, null, 1, 'Visitor', {}, ['Super_Admin']].some(isRole)).toBe(false);
});

test('States are spelled as in the specification', { tags: ['Z-07', 'B-02'] }, () => {
  expect(list.LINE_STATUS).toEqual({ 1: 'request', 2: 'pending', 3: 'checkedout' });
  expect(list.WAREHOUSE_STATUSES).toEqual(Object.values(list.LINE_STATUS));
  expect(list.ITEM_STATES).toEqual(['Pending', 'Checked In', 'Checked Out', 'Sold']);
  expect(list.BOOKING_STATES.join(', ')).toBe(
    'not visited, visited, booked, cancelled, ongoing, upcoming, completed, holiday',
  );
});

test('The first tabs', { tags: ['Z-01', 'W-01'] }, () => {
  expect([list.DEFAULT_LINE_STATUS, list.DEFAULT_WAREHOUSE_STATUS]).toEqual(['1', 'request']);
});

// A word of the contract that a list lacks does not compile here.
test('Each list has every word of the contract', () => {
  expectTypeOf(list.WAREHOUSE_STATUSES).items.toEqualTypeOf<entity.WarehouseStatus>();
  expectTypeOf(list.LINE_STATES).items.toEqualTypeOf<entity.LineState>();
  expectTypeOf(list.ITEM_STATES).items.toEqualTypeOf<entity.ItemState>();
  expectTypeOf(list.UNAVAILABLE_REASONS).items.toEqualTypeOf<entity.UnavailableReason>();
  expectTypeOf(list.COUNT_STATUSES).items.toEqualTypeOf<entity.CountStatus>();
  expectTypeOf(list.ANNOUNCED_STATUSES).items.toEqualTypeOf<entity.AnnouncedStatus>();
  expectTypeOf(list.SLOT_STATUSES).items.toEqualTypeOf<entity.SlotStatus>();
  expectTypeOf(list.BOOKING_STATES).items.toEqualTypeOf<entity.BookingState>();
  expectTypeOf(list.SIZE_SYSTEMS).items.toEqualTypeOf<entity.SizeSystem>();
  expectTypeOf(list.PRODUCT_TYPES).items.toEqualTypeOf<entity.ProductType>();
  expectTypeOf(list.COLOUR_FAMILIES).items.toEqualTypeOf<entity.ColourFamily>();
  expectTypeOf(list.AVAILABILITIES).items.toEqualTypeOf<entity.Availability>();
  expectTypeOf(list.HOLD_ENDINGS).items.toEqualTypeOf<entity.HoldEnding>();
  expectTypeOf(list.RETURN_REASONS).items.toEqualTypeOf<entity.ReturnReason>();
  expectTypeOf(list.RETURN_CONDITIONS).items.toEqualTypeOf<entity.ReturnCondition>();
  expectTypeOf(list.ADMIN_CHANGE_KINDS).items.toEqualTypeOf<entity.AdminChangeKind>();
  expectTypeOf(list.IMPORT_KINDS).items.toEqualTypeOf<entity.ImportKind>();
  expectTypeOf(list.IMPORT_STATES).items.toEqualTypeOf<entity.ImportState>();
  expectTypeOf(list.IMPORT_FINDINGS).items.toEqualTypeOf<entity.ImportFindingSort>();
  expectTypeOf(list.LINE_MESSAGES).items.toEqualTypeOf<entity.LineMessage>();
  expectTypeOf(list.FORGOTTEN_ANSWERS).items.toEqualTypeOf<entity.ForgottenAnswer>();
  expectTypeOf(list.HAND_OVER_FACTS).items.toEqualTypeOf<entity.HandOverFactKind>();
  expectTypeOf(list.RECOUNTS).items.toEqualTypeOf<entity.Recount>();
  expectTypeOf(list.SIGHTINGS).items.toEqualTypeOf<entity.Sighting>();
  expectTypeOf(list.POSTPONEMENTS).items.toEqualTypeOf<entity.Postponement>();
  expectTypeOf(list.PRINTER_STATES).items.toEqualTypeOf<entity.PrinterState>();
  expectTypeOf(list.PRINT_JOB_STATUSES).items.toEqualTypeOf<entity.PrintJobStatus>();
  expectTypeOf(list.PRINT_PROBLEMS).items.toEqualTypeOf<entity.PrintProblem>();
  expectTypeOf(list.LABEL_KINDS).items.toEqualTypeOf<entity.LabelKind>();
  expectTypeOf(list.PUSH_KINDS).items.toEqualTypeOf<entity.PushKind>();
  expectTypeOf(list.INVENTORY_ORDERS).items.toEqualTypeOf<entity.InventoryOrder>();
});

/** The words in code marks of a property's description. */
const namedIn = (schema: string, property: string) =>
  [...(components.schemas[schema]?.properties[property]?.description ?? '').matchAll(/`([a-z-]+)`/g)].map(
    ([, word]) => word,
  );

test('The contract names each type of notifications and each kind of history', { tags: ['N-02', 'Z-10'] }, () => {
  expect(namedIn('NotificationType', 'name')).toEqual([...list.NOTIFICATION_NAMES]);
  expect(namedIn('UnitEvent', 'kind')).toEqual([...list.HISTORY_KINDS]);
});
