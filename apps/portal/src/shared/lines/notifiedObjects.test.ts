import { expect, test } from 'vitest';
import type { Notification } from '@instore/api';
import { isAbout, objectsOf, subjectOf } from './notifiedObjects.ts';

const note = (objectIdName: string, objectId: string | null): Notification => ({
  id: '1',
  title: 'A title',
  acknowledged: false,
  redirectUrl: null,
  objectId,
  type: { objectIdName },
});
const line = { lineId: '31', requestId: '48213', tryoutItemId: '9107', barcode: 'B', missingBarcode: 'A' };

test('A line is found by its request, try-on request, pair and missing pair', { tags: 'N-05' }, () => {
  expect(objectsOf(line).map(({ name, id }) => `${name} ${id}`)).toEqual([
    'Request 48213',
    'Try-out 9107',
    'Barcode B',
    'Barcode A',
  ]);
  const accepted = { lineId: '31', requestId: null, tryoutItemId: '9107', barcode: null };
  expect(objectsOf(accepted).map(({ name, id }) => `${name} ${id}`)).toEqual(['Request 31', 'Try-out 9107']);
});

test('A request and a try-on request with the same number are two objects', { tags: 'N-05' }, () => {
  const object = { name: 'Try-out', id: '9107' } as const;
  expect(isAbout(note('Try-out', '9107'), object)).toBe(true);
  expect(isAbout(note('Request', '9107'), object)).toBe(false);
  expect(isAbout(note('Transfer', '9107'), object)).toBe(true);
  expect(isAbout(note('Try-out', null), object)).toBe(false);
});

test('A notification with a customer number opens its subject', { tags: 'N-05' }, () => {
  const ofCustomer = { ...note('Customer', '112'), subject: { objectIdName: 'Request', objectId: '48213' } };
  expect(isAbout(ofCustomer, { name: 'Request', id: '48213' })).toBe(true);
  expect(isAbout(ofCustomer, { name: 'Request', id: '112' })).toBe(false);
  expect(subjectOf(ofCustomer)).toEqual({ objectIdName: 'Request', objectId: '48213' });
});
