import { afterEach, beforeEach, expect, test } from 'vitest';
import { HelpRequested, SettingsError, StartError } from '../../src/base/startErrors.ts';
import { reportFailure } from '../../src/start/reportFailure.ts';

const { log, error } = console;
let printed: [stream: 'out' | 'error', text: string][];
beforeEach(() => {
  printed = [];
  console.log = (text: string) => void printed.push(['out', text]);
  console.error = (text: string) => void printed.push(['error', text]);
});
afterEach(() => Object.assign(console, { log, error }));

const failed = (code: string, port?: number) => Object.assign(new Error('listen'), { code, port });

test.each<[string, unknown, number, 'out' | 'error', RegExp]>([
  ['help', new HelpRequested('pnpm start'), 0, 'out', /^pnpm start$/],
  ['a setting', new SettingsError(['PORT: no']), 2, 'error', /^PORT: no$/],
  ['a start', new StartError('no database', { cause: failed('57P01') }), 1, 'error', /^no database$/],
  ['a port in use', failed('EADDRINUSE', 4100), 1, 'error', /^PORT: 4100 is in use/],
  ['a port of the system', failed('EACCES', 80), 1, 'error', /^PORT: this user may not listen on 80;/],
  ['a file without access', failed('EACCES'), 1, 'error', /^Error: listen\n +at /],
  ['a full disk', failed('53100'), 1, 'error', /^The database has no disk space left\..*repeat it\.$/],
  ['a mistake of the program', new TypeError('x'), 1, 'error', /^TypeError: x\n +at /],
  ['no error at all', 'gone', 1, 'error', /^gone$/],
])(
  'A command that ends with %s says so in one line or a stack, with its exit code',
  (_what, reason, code, stream, text) => {
    expect(reportFailure(reason)).toBe(code);
    expect(printed).toEqual([[stream, expect.stringMatching(text)]]);
  },
);
