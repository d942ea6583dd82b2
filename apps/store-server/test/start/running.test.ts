import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AlreadyRunningError, claimDataDir } from '../../src/start/running.ts';

let dataDir: string;
let store: Server;
let url: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'store-running-'));
  store = createServer((_request, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
  await once(store, 'listening');
  url = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
});
afterEach(async () => {
  store.close();
  await rm(dataDir, { recursive: true });
});

const file = () => join(dataDir, 'running.json');
const note = async () => JSON.parse(await readFile(file(), 'utf8')) as object;
const OWN = 'http://localhost:4100';

test('A running store notes its place, and another store does not start on its data', async () => {
  const release = await claimDataDir(dataDir, OWN);
  expect(await note()).toEqual({ pid: process.pid, url: OWN });
  await release();
  expect(existsSync(file())).toBe(false);
  await release();
  // A store that is starting answers 503, and runs.
  await writeFile(file(), JSON.stringify({ pid: process.ppid, url }));
  await expect(claimDataDir(dataDir, OWN)).rejects.toThrow(
    `The store is already running at ${url} (process ${process.ppid}), with its data in ${dataDir}.`,
  );
  await expect(claimDataDir(dataDir, OWN)).rejects.toBeInstanceOf(AlreadyRunningError);
  expect(await note()).toEqual({ pid: process.ppid, url });
});

test.each<[string, () => object | string]>([
  ['has ended', () => ({ pid: 4_194_305, url })],
  // In a container every store has the same number.
  ['had the number of this process', () => ({ pid: process.pid, url })],
  ['does not answer: another program has its number', () => ({ pid: process.ppid, url: 'http://127.0.0.1:1' })],
  ['left half of a note', () => '{"pid":'],
  ['left a note of another form', () => ({ pid: 'one' })],
])('The note of a store that %s is replaced', async (_what, left) => {
  const text = left();
  await writeFile(file(), typeof text === 'string' ? text : JSON.stringify(text));
  await claimDataDir(dataDir, OWN);
  expect(await note()).toEqual({ pid: process.pid, url: OWN });
});
