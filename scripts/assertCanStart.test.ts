import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AlreadyRunningError } from '../apps/store-server/src/start/running.ts';
import { assertCanStart } from './assertCanStart.ts';

const host = '127.0.0.1';
let dataDir: string;
let other: Server;
let busyPort: number;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'instore-start-'));
  other = createServer((_request, response) => response.end()).listen(0, host);
  await once(other, 'listening');
  busyPort = (other.address() as AddressInfo).port;
});

afterEach(async () => {
  other.close();
  await rm(dataDir, { recursive: true });
});

test('a store can start on a free port with an unused data directory', async () => {
  await expect(assertCanStart({ dataDir, host, port: 0 })).resolves.toBeUndefined();
});

test('a port that another program uses is refused', async () => {
  await expect(assertCanStart({ dataDir, host, port: busyPort })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port: busyPort,
  });
});

test('a data directory that another store uses is refused', async () => {
  const note = { pid: process.ppid, url: `http://${host}:${busyPort}` };
  await writeFile(join(dataDir, 'running.json'), JSON.stringify(note));
  await expect(assertCanStart({ dataDir, host, port: 0 })).rejects.toThrow(AlreadyRunningError);
  const databaseUrl = 'postgres://localhost/other';
  await expect(assertCanStart({ dataDir, host, port: 0, databaseUrl })).resolves.toBeUndefined();
});
