import { expect, test } from 'vitest';
import { frame, sentAtOf } from './messages.ts';

test('the time of sending is read from the body of a message, and from no other frame', () => {
  const body = JSON.stringify({ id: '1', sentAt: 1795000000123.25, title: 'Checked out' });
  expect(sentAtOf(Buffer.from(frame('MESSAGE', { destination: '/topic/messages' }, body)))).toBe(1795000000123.25);
  expect(sentAtOf(Buffer.from(frame('RECEIPT', { 'receipt-id': '1' })))).toBeUndefined();
});
