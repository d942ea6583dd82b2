import { expect, test } from 'vitest';
import { faultOf } from './camera.ts';

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
] as const)('[W-06] %s means that the camera is %s', (name, fault) => {
  expect(faultOf(new DOMException('', name))).toBe(fault);
});

test('[W-06] any other error is reported as a camera that does not respond', () => {
  expect(faultOf(new TypeError('no such thing'))).toBe('busy');
});
