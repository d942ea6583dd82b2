import { expect, test } from 'vitest';
import type { RequestLine } from '@instore/api';
import { ProblemError } from '../../../src/base/problems.ts';
import type { LockedLine } from '../../../src/domain/requests/queries/lockLines.ts';
import {
  isOpen,
  refuseUnlessActive,
  refuseUnlessCheckedOut,
  refuseUnlessOpen,
  refuseUnlessThere,
} from '../../../src/domain/requests/rules/lineStatus.ts';
import { lineForKiosk } from '../../../src/domain/requests/rules/lineForKiosk.ts';
import { mayManage, refuseUnlessManaged } from '../../../src/domain/requests/rules/rights.ts';
import type { Caller } from '../../../src/security/callers.ts';

function line(status: LockedLine['status'], requestId: number | null = 48213): LockedLine {
  const product = { productName: 'Halden Court 82', size: '10.5' };
  return {
    id: 11,
    requestId,
    ownerId: '1001',
    variantId: 'V1',
    unitId: 7,
    status,
    tryoutId: null,
    checkedOutAt: null,
    checkedOutBy: null,
    handedOverAt: null,
    heldBy: null,
    heldAt: null,
    changedAt: null,
    changedBy: null,
    otherChangedAt: null,
    otherChangedBy: null,
    ...product,
  };
}

const caller = (userId: string, role: string): Caller => ({
  kind: 'person',
  sub: 'somebody',
  userId,
  name: 'Some Body',
  role,
  locationIds: ['canal-street'],
});

/** The problem that a rule throws; undefined if it accepts. */
function problemOf(rule: () => void) {
  try {
    rule();
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { status, message, errors } = error.problem;
    return { status, message, field: errors?.[0]?.field };
  }
}

const refused = (message: string) => ({
  status: 409,
  field: '/lineId',
  message: `Halden Court 82, size 10.5 ${message}`,
});

const texts = {
  accepted: 'has not been requested yet.',
  request: 'is not checked out yet.',
  pending: 'is not checked out yet.',
  unavailable: 'is not available.',
  checkedout: 'is already checked out for request 48213.',
  checkedin: 'was checked out and returned.',
  cancelled: 'was cancelled.',
  sold: 'is sold.',
} as const satisfies Record<LockedLine['status'], string>;
const statuses = Object.keys(texts) as LockedLine['status'][];

/** What a rule says about a line of each status; undefined where it accepts the line. */
const outcomes = (rule: (line: LockedLine) => void) =>
  Object.fromEntries(statuses.map((status) => [status, problemOf(() => rule(line(status)))]));

/** All statuses with their refusals, but those that a rule accepts. */
const refusedBut = (...accepted: LockedLine['status'][]) =>
  Object.fromEntries(
    statuses.map((status) => [status, accepted.includes(status) ? undefined : refused(texts[status])]),
  );

test('Only a placed line that is not checked out can be filled', { tags: 'W-06' }, () => {
  expect(outcomes(refuseUnlessOpen)).toEqual(refusedBut('request', 'pending', 'unavailable'));
  expect(statuses.filter((status) => isOpen(line(status)))).toEqual(['request', 'pending', 'unavailable']);
  expect(isOpen(line('request', null))).toBe(false);
});

test('A line that is checked in, cancelled or sold is changed no more', { tags: 'Z-09' }, () => {
  expect(outcomes(refuseUnlessActive)).toEqual(
    refusedBut('accepted', 'request', 'pending', 'unavailable', 'checkedout'),
  );
});

test('Only a checked-out line can be sent back or sold', { tags: 'Z-09' }, () => {
  expect(outcomes(refuseUnlessCheckedOut)).toEqual(refusedBut('checkedout'));
});

test('A line of another location is not found; the field names it', { tags: 'Z-09' }, () => {
  const missing = 'There is no such line at this location.';
  expect(problemOf(() => refuseUnlessThere(undefined))).toEqual({ status: 404, field: '/lineId', message: missing });
  expect(problemOf(() => refuseUnlessThere(undefined, '/lineIds/1'))?.field).toBe('/lineIds/1');
  expect(problemOf(() => refuseUnlessThere(line('request')))).toBeUndefined();
});

test('A line belongs to its owner; admins act on every line of their locations', { tags: 'Z-09' }, () => {
  const others = ['Sales_Associate', 'Warehouse_Personal', 'Warehouse_Admin', 'Visitor'];
  for (const role of ['Store_Admin', 'YK_Admin', 'Super_Admin']) {
    expect(mayManage(caller('9', role), line('request'))).toBe(true);
  }
  for (const role of others) {
    expect(mayManage(caller('1001', role), line('request'))).toBe(true);
    expect(mayManage(caller('9', role), line('request'))).toBe(false);
  }
  expect(problemOf(() => refuseUnlessManaged(caller('1001', 'Sales_Associate'), line('request')))).toBeUndefined();
  const problem = { status: 403, message: 'Halden Court 82, size 10.5 belongs to another associate.' };
  expect(problemOf(() => refuseUnlessManaged(caller('9', 'Sales_Associate'), line('request')))).toEqual({
    ...problem,
    field: '/lineId',
  });
  expect(problemOf(() => refuseUnlessManaged(caller('9', 'Sales_Associate'), line('request'), '/lineIds/0'))).toEqual({
    ...problem,
    field: '/lineIds/0',
  });
});

test('A kiosk reads neither barcodes nor who has a pair', { tags: 'C-10' }, () => {
  const delivered: Partial<RequestLine> = {
    lineId: '11',
    consigned: true,
    deliveredTo: 'Priya',
    deliveredAt: '2026-01-05T15:00:00.000Z',
    holder: { id: '1003', name: 'Dario Vance', hasPhoto: false },
    otherBarcodes: ['4006381333931'],
  };
  const read = lineForKiosk(delivered as RequestLine);
  expect(read).toMatchObject({ lineId: '11', consigned: false });
  expect(read).toMatchObject({ deliveredTo: null, deliveredAt: null, holder: null, barcode: null });
  expect(read.otherBarcodes).toBeNull();
});
