import { expect, test } from 'vitest';
import { databaseFailure, resourceOf } from '../../src/db/failure.ts';

const withCode = (code: string) => Object.assign(new Error('as the database says'), { code });

const wrapped = (error: Error, times: number): Error =>
  times === 0 ? error : new Error('Failed query', { cause: wrapped(error, times - 1) });

test.each<readonly [what: string, error: Error, kind: string]>([
  ['a shutdown', withCode('57P01'), 'unreachable'],
  ['a crash', withCode('57P02'), 'unreachable'],
  ['a start', withCode('57P03'), 'unreachable'],
  ['a transaction that was idle too long', withCode('25P03'), 'unreachable'],
  ['a lost connection', withCode('08006'), 'unreachable'],
  ['a reset', withCode('ECONNRESET'), 'unreachable'],
  ['a host without a name', withCode('EAI_AGAIN'), 'unreachable'],
  ['a lost connection in words', new Error('Connection terminated unexpectedly'), 'unreachable'],
  ['a client that was closed', new Error('Client was closed and is not queryable'), 'unreachable'],
  [
    'a client that has failed',
    new Error('Client has encountered a connection error and is not queryable'),
    'unreachable',
  ],
  ['no answer', new Error('Query read timeout'), 'slow'],
  ['a pool in use', new Error('timeout exceeded when trying to connect'), 'busy'],
  ['a slow statement', withCode('57014'), 'tooSlow'],
  ['a deadlock', withCode('40P01'), 'locked'],
  ['a lock that is not available', withCode('55P03'), 'locked'],
  ['a conflict of transactions', withCode('40001'), 'locked'],
  ['a replica', withCode('25006'), 'readOnly'],
  ['a full disk', withCode('53100'), 'resources'],
  ['text with a NUL', withCode('22021'), 'text'],
  ['a wrapped failure', new Error('Failed query', { cause: withCode('57P01') }), 'unreachable'],
  ['a failure below four others', wrapped(withCode('53300'), 4), 'resources'],
  ...[
    '57P04',
    '57P05',
    '25P04',
    'ECONNREFUSED',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'ENOENT',
  ].map((code) => [code, withCode(code), 'unreachable'] as const),
  ['a connection that ends', new Error('Connection terminated'), 'unreachable'],
  ...['Connection terminated due to connection timeout', 'timeout expired'].map(
    (message) => [message, new Error(message), 'slow'] as const,
  ),
  ...['22P02', '22P05'].map((code) => [code, withCode(code), 'text'] as const),
])('A failure of the database has its kind: %s', (_what, error, kind) => {
  expect(databaseFailure(error)?.kind).toBe(kind);
});

test.each([
  ['a constraint', withCode('23505')],
  ["the framework's", Object.assign(withCode('FST_ERR_CTP_BODY_TOO_LARGE'), { statusCode: 413 })],
  ['a mistake of the program', new TypeError('x is not a function')],
  ['no error at all', 'Query read timeout'],
])('Other errors are not failures of the database: %s', (_what, error) => {
  expect(databaseFailure(error)).toBeUndefined();
});

test('The message for an operator names the missing resource and the error code', () => {
  expect(resourceOf('53100')).toBe('disk space for the database');
  expect(resourceOf('53200')).toBe('memory for the database');
  expect(resourceOf('53300')).toBe('free connections to the database');
  for (const code of ['53400', undefined]) expect(resourceOf(code)).toMatch(/^room within a limit/);
  expect(databaseFailure(wrapped(withCode('53100'), 1))).toEqual({ kind: 'resources', code: '53100' });
  expect(databaseFailure(new Error('Query read timeout'))).toEqual({ kind: 'slow' });
});
