import { expect, test } from 'vitest';
import { english, requestLine } from '../../../test/support.ts';
import { exceptionOf, requestCardLine } from './requestCardLine.ts';

test.each([
  ['Maren Okafor', 'Sales floor'],
  ['Kiosk Front door', 'Kiosk Front door'],
])('a line that %s requested for Maren Okafor comes from: %s', { tags: 'K-11' }, (requestedBy, from) => {
  const owner = { id: '1001', name: 'Maren Okafor', hasPhoto: false };
  const language = { say: english, locale: 'en-US' };
  expect(requestCardLine(requestLine({ requestedBy, owner }), '2', undefined, language).from).toBe(from);
});

test('a pair that comes back says so, also if the customer had it before', { tags: 'Z-12' }, () => {
  const handedOverAt = '2025-11-21T14:40:00Z';
  const sentBackAt = '2025-11-21T14:50:00Z';
  const out = { status: 'checkedout', handedOverAt } as const;
  expect(exceptionOf(requestLine(out))).toBe('handed-over');
  expect(exceptionOf(requestLine({ ...out, sentBackAt }))).toBe('coming-back');
  // The times stay after the check-in.
  expect(exceptionOf(requestLine({ ...out, sentBackAt, status: 'checkedin' }))).toBeUndefined();
});
