import { expect, test } from 'vitest';
import { requestLine } from '../../test/support.ts';
import { undoUntil } from './undoUntil.ts';

const AT = Date.UTC(2025, 10, 21, 14, 32);
const END = AT + 2 * 60_000;
const dario = { userId: 'dario', role: 'Warehouse_Personal' };
const out = { status: 'checkedout' as const, checkedOutAt: new Date(AT).toISOString(), checkedOutById: 'dario' };
const of = (over: Parameters<typeof requestLine>[0], picker = dario) => undoUntil({ line: requestLine(over) }, picker);

test('Its author and admins of the stockroom can undo a check-out for two minutes', { tags: 'W-14' }, () => {
  expect(of(out)).toBe(END);
  expect(of({ ...out, checkedOutById: 'imani' })).toBeUndefined();
  for (const role of ['Warehouse_Admin', 'YK_Admin', 'Super_Admin']) {
    expect(of({ ...out, checkedOutById: 'imani' }, { userId: 'petra', role })).toBe(END);
  }
});

test('After a take-over only admins of the stockroom can undo a check-out', { tags: 'W-14' }, () => {
  expect(of({ ...out, takenOver: true })).toBeUndefined();
  expect(of({ ...out, takenOver: true }, { userId: 'petra', role: 'Warehouse_Admin' })).toBe(END);
});

test('A waiting line, and one that the customer has or an order bought, has no undo', { tags: 'W-14' }, () => {
  expect(of({ ...out, status: 'request' })).toBeUndefined();
  expect(of({ ...out, checkedOutAt: null })).toBeUndefined();
  expect(of({ ...out, handedOverAt: '2025-11-21T14:33:00Z' })).toBeUndefined();
  expect(of({ ...out, orderNumber: '10021' })).toBeUndefined();
});

test('A check-out that waits on the device can be undone, a conflict cannot', { tags: ['W-13', 'W-14'] }, () => {
  const line = requestLine();
  expect(undoUntil({ line, queued: { operation: 'checkOut', number: 1, at: AT } }, dario)).toBe(END);
  expect(undoUntil({ line, queued: { operation: 'checkOut', number: undefined, at: AT } }, dario)).toBeUndefined();
  const undo = { operation: 'undoCheckOut', number: 1, at: AT } as const;
  expect(undoUntil({ line: requestLine(out), queued: undo }, dario)).toBeUndefined();
});
