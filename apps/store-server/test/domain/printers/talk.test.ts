import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTalk } from '../../../src/domain/printers/talk.ts';
import { readHostStatus } from '../../../src/domain/printers/rules/hostStatus.ts';
import { freePort } from '../../../src/db/freePort.ts';
import { hostStatus, startPrinter, type TestPrinter } from '../../support/printer.ts';

const tags = ['M-06'];
const LABEL = '^XA^FDA-14-03^FS^XZ\n';
let printer: TestPrinter;
beforeEach(async () => {
  printer = await startPrinter();
});
afterEach(() => printer.close());

const talk = createTalk({ connectMs: 2_000, answerMs: 300, sendMs: 300 });
const say = (zpl?: string, port = printer.port, stop = new AbortController()) =>
  talk({ address: '127.0.0.1', port }, zpl, stop.signal);

test('A printer that is ready gets the labels and confirms them', { tags }, async () => {
  expect(await say(LABEL)).toEqual({ state: 'ready', sent: 'yes' });
  expect(printer.printed).toEqual([LABEL]);
});

test.each([
  ['no-labels', { noLabels: true }],
  ['no-ribbon', { noRibbon: true }],
  ['head-open', { headOpen: true, noLabels: true }],
  ['paused', { paused: true }],
  ['no-answer', { silent: true }],
] as const)('A printer that says %s gets no labels', { tags }, async (state, flags) => {
  Object.assign(printer.state, flags);
  expect(await say(LABEL)).toEqual({ state, sent: 'no' });
  expect(printer.printed).toEqual([]);
});

test('Without labels a printer is only asked how it is', { tags }, async () => {
  expect(await say()).toEqual({ state: 'ready', sent: 'no' });
});

test('A printer that is not there is not reached', { tags }, async () => {
  expect(await say(LABEL, await freePort())).toEqual({ state: 'not-reached', sent: 'no' });
});

test('A connection that ends after the labels leaves them unconfirmed', { tags }, async () => {
  printer.state.endsAfterLabels = true;
  expect(await say(LABEL)).toEqual({ state: 'no-answer', sent: 'unconfirmed' });
  expect(printer.printed).toEqual([LABEL]);
});

test('A printer that takes no more data is left, and a stopping node waits for none', { tags }, async () => {
  const stuck = createServer((socket) => {
    socket.once('data', () => {
      socket.write(hostStatus());
      socket.pause();
    });
  });
  await new Promise<void>((ready) => stuck.listen(0, '127.0.0.1', ready));
  const { port } = stuck.address() as AddressInfo;
  expect(await say('^XA'.padEnd(20_000_000, ' '), port)).toEqual({ state: 'no-answer', sent: 'unconfirmed' });
  const stop = new AbortController();
  printer.state.silent = true;
  const talking = createTalk({ answerMs: 60_000 })({ address: '127.0.0.1', port: printer.port }, LABEL, stop.signal);
  await expect.poll(printer.connections).toBe(1);
  stop.abort();
  expect(await talking).toMatchObject({ sent: 'no' });
  stuck.close();
});

test('An answer that is incomplete or no answer of a printer is no state', { tags }, () => {
  expect(readHostStatus(hostStatus())).toBe('ready');
  expect(readHostStatus(hostStatus().slice(0, -6))).toBeUndefined();
  expect(readHostStatus('SSH-2.0-OpenSSH_9.6\r\n')).toBeUndefined();
});
