import { expect, test } from 'vitest';
import { isAtPushService, mustShow, PUSH_SERVICES } from '../../src/base/pushServices.ts';

const tags = ['N-09'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/x', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://fcm.googleapis.com:8443/fcm/send/x', false],
  ['https://fcm.googleapis.com.attacker.example/x', false],
  ['https://attackerpush.apple.com/x', false],
  ['https://10.0.0.1/x', false],
  ['no address', false],
])('An endpoint of a known push service is told apart: %s', { tags }, (endpoint, expected) => {
  expect(isAtPushService(endpoint, PUSH_SERVICES)).toBe(expected);
});

test('Messages for Safari must show a notice', { tags }, () => {
  expect(mustShow('https://web.push.apple.com/x')).toBe(true);
  expect(mustShow('https://fcm.googleapis.com/x')).toBe(false);
});
