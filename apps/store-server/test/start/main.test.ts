// @module-tag all
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../src/db/freePort.ts';
import { StartError } from '../../src/base/startErrors.ts';
import { startTestDatabase } from '../support/database.ts';
import { copyDatabaseFiles } from '../support/databaseFiles.ts';
import { startHere } from '../support/program.ts';

// Whole programs start here, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const tsx = fileURLToPath(import.meta.resolve('tsx'));
let home: string;
let dataDir: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'store-main-'));
  await chmod(home, 0o755);
  dataDir = join(home, 'data');
});
afterAll(() => rm(home, { recursive: true, force: true }));

interface Run {
  child: ChildProcess;
  output: () => string;
  /** Resolves when the text was printed. */
  printed: (text: string) => Promise<void>;
  exit: Promise<number | null>;
}

function run(env: Record<string, string>, args: string[] = []): Run {
  const child = spawn(process.execPath, ['--import', tsx, main, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let wake = (): void => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      wake();
    });
  }
  let isClosed = false;
  // When it has exited, its last lines may still be in the pipes.
  const exit = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      isClosed = true;
      resolve(code);
      wake();
    });
  });
  return {
    child,
    exit,
    output: () => text,
    printed: async (wanted) => {
      while (!text.includes(wanted)) {
        if (isClosed) throw new Error(`It ended: ${text}`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

/**
 * The answer of the health check; undefined without one, after a pause that leaves the processor to the start.
 */
async function health(port: number): Promise<number | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  if (answer?.status !== 200) await pause(20);
  return answer?.status;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('The store starts with one command and refuses a second start and a used port', async () => {
  const port = await freePort();
  const otherPort = await freePort();
  const store = run({ PORT: String(port) });
  await store.printed('Ctrl-C stops it.');
  expect(store.output()).toContain(`In-store portal: http://localhost:${port}`);
  expect(store.output()).toMatch(/Maren Okafor +Sales_Associate +Canal Street/);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

  const second = run({ PORT: String(otherPort) });
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(`The store is already running at http://localhost:${port}`);
  const samePort = run({ PORT: String(port), DATA_DIR: join(home, 'other') });
  expect(await samePort.exit).toBe(1);
  expect(samePort.output()).toContain(`PORT: ${port} is in use by another program`);
  const twin = run({ PORT: String(port) });
  expect(await twin.exit).toBe(1);
  expect(twin.output()).toContain(`The store is already running at http://localhost:${port}`);

  // It contains keys, so only its owner has access.
  const { mode } = await stat(dataDir);
  expect((mode & 0o777).toString(8)).toMatch(/^7[01]0$/);

  const postmaster = Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  expect(isAlive(postmaster)).toBe(true);
  // Clients that stay connected: one that sent nothing, one that waits for more after its answer.
  const clients = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')] as const;
  clients[1].write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(clients[1], 'data');
  store.child.kill('SIGINT');
  // 0: every step of the stop came to its end. A stop that takes too long is cut short with 1.
  expect(await store.exit).toBe(0);
  for (const client of clients) client.destroy();
  expect(store.output()).toMatch(/Ctrl-C stops it\.\n\nStopped\. The data stays in .*\/data\/\.\n$/);
  await expect.poll(() => isAlive(postmaster), { timeout: 10_000 }).toBe(false);
});

test('A start that is stopped leaves no process, and a later start becomes ready', async () => {
  const port = await freePort();
  const stopped = run({ PORT: String(port) });
  while ((await health(port)) === undefined) {
    if (stopped.child.exitCode !== null) throw new Error(stopped.output());
  }
  stopped.child.kill('SIGTERM');
  expect(await stopped.exit).toBe(0);
  const killed = run({ PORT: String(port) });
  await killed.printed('Ctrl-C stops it.');
  killed.child.kill('SIGKILL');
  await killed.exit;

  const began = performance.now();
  const store = run({ PORT: String(port) }, ['--large']);
  const answers = new Set<number>();
  while (!answers.has(200)) {
    const status = await health(port);
    if (status !== undefined) answers.add(status);
    if (performance.now() - began > 120_000) throw new Error(store.output());
  }
  expect([...answers]).toEqual([503, 200]);
  await store.printed('Ctrl-C stops it.');
  expect(store.output()).toContain(
    `--large is for a new store only. ${dataDir} already contains a store, which starts unchanged. To start again, set DATA_DIR to a new directory, or delete ${dataDir} while the store is stopped.`,
  );
  store.child.kill('SIGTERM');
  expect(await store.exit).toBe(0);
});

test('An idle store restarts a database that ends, or stops with one sentence', { tags: 'C-05' }, async () => {
  const port = await freePort();
  // A directory of its own: a second try cannot use one without pg_control.
  const dying = join(home, `dying-${port}`);
  await mkdir(dying);
  await copyDatabaseFiles(dying);
  const store = run({ PORT: String(port), DATA_DIR: dying }, ['--empty']);
  await store.printed('Ctrl-C stops it.');
  const directory = join(dying, 'postgres');
  const kill = async () =>
    process.kill(Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8'), 10), 9);
  await kill();
  await store.printed('The embedded database runs again.');
  await expect.poll(() => health(port)).toBe(200);

  await rm(join(directory, 'global', 'pg_control'));
  await kill();
  expect(await store.exit).toBe(1);
  expect(store.output().trim().split('\n').at(-1)).toMatch(
    /^The embedded database does not start: .* More is in .*server\.log\.$/,
  );
});

test('Invalid settings end the start at once, with their names and exit code 2', { tags: 'S-02' }, async () => {
  const port = await freePort();
  const open = run({ HOST: '0.0.0.0', PORT: String(port) });
  expect(await open.exit).toBe(2);
  expect(open.output()).toContain('HOST: the local sign-in has no passwords');
  const both = run({ IDENTITY_AUTHORITY: 'https://login.example/', PORT: String(port) });
  expect(await both.exit).toBe(2);
  expect(both.output()).toContain('a real identity provider is configured');
});

test('A database that cannot be used is reported in one line, without its password', async () => {
  const databaseUrl = `postgres://store:very-secret@127.0.0.1:${await freePort()}/store`;
  const failure = await startHere({ DATABASE_URL: databaseUrl, DATABASE_WAIT_MS: '1000' }).catch(
    (error: unknown) => error,
  );
  // A command prints the message of such an error only.
  expect(failure).toBeInstanceOf(StartError);
  const { message } = failure as StartError;
  expect(message).toMatch(/^DATABASE_URL: the database did not answer within 1 s: .*ECONNREFUSED.*$/);
  expect(message).not.toContain('very-secret');
});

test.each([
  ['below /proc, where nothing can be made', () => '/proc/store/data', 'no directory can be made there'],
  ['below a file', () => join(home, 'a-file', 'data'), 'a part of that path is a file'],
  ['a file', () => join(home, 'a-file'), 'a part of that path is a file'],
])('A data directory %s is reported at once in one line, with what to do', async (_, where, why) => {
  await writeFile(join(home, 'a-file'), '');
  const failure = await startHere({ DATA_DIR: where() }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  const message = `DATA_DIR: ${where()} cannot be used: ${why}. Set DATA_DIR to a directory that you may write to.`;
  expect(failure).toMatchObject({ message });
});

test('A start that fails prints one line', async () => {
  const store = run({ DATA_DIR: '/proc/store/data', PORT: String(await freePort()) });
  expect(await store.exit).toBe(1);
  expect(store.output()).toMatch(/^DATA_DIR: \/proc\/store\/data cannot be used: .*\n$/);
});

const CHAIN = {
  IDENTITY: 'jwks',
  IDENTITY_AUTHORITY: 'https://login.example/tenant/',
  IDENTITY_CLIENT_ID: 'portal',
  IDENTITY_AUDIENCE: 'portal',
  IDENTITY_REQUIRED_SCOPE: 'Portal.Access',
};

/** The messages of JSON lines; fails for any other line. */
const messagesOf = (output: string): string[] =>
  output
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

/** A frame of a method (AMQP 0-9-1, section 4.2.3). */
function amqpFrame(...parts: (Buffer | string)[]): Buffer {
  const payload = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.from([1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt32BE(payload.length, 3);
  return Buffer.concat([head, payload, Buffer.from([0xce])]);
}

/** A RabbitMQ that refuses each sign-in. */
async function startRefusingBroker(port: number) {
  const refusal = 'ACCESS_REFUSED - Login was refused.';
  const start = amqpFrame('\0\n\0\n\0\t\0\0\0\0\0\0\0\u0005PLAIN\0\0\0\u0005en_US');
  const close = amqpFrame('\0\n\0\u0032\u0001\u0093', Buffer.from([refusal.length]), refusal, '\0\0\0\0');
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(start);
      socket.once('data', () => socket.write(close));
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('A node of a chain prints only JSON lines, also for a warning of Node.js', { tags: 'O-05' }, async () => {
  const [port, brokerPort] = [await freePort(), await freePort()];
  const broker = await startRefusingBroker(brokerPort);
  const database = await startTestDatabase('tables');
  const faults = `process.on('SIGUSR2', () => { process.emitWarning('old'); setTimeout(() => { throw new Error('fault'); }, 100); });`;
  const node = run({
    ...CHAIN,
    PORT: String(port),
    DATABASE_URL: database.url,
    BROKER_URL: `amqp://store:wrong@127.0.0.1:${brokerPort}`,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(faults)}`,
  });
  await node.printed('Login was refused.');
  node.child.kill('SIGUSR2');
  expect(await node.exit).toBe(1);
  broker.close();
  await database.close();
  const messages = messagesOf(node.output());
  expect(messages).toContain('Live events: ACCESS_REFUSED - Login was refused.');
  expect(messages).toContain('Node.js warning');
  expect(messages.at(-1)).toMatch(/^Error: fault\n/);
});

test('A node of a chain that does not start prints the reason as a JSON line', { tags: 'O-05' }, async () => {
  const store = run({ ...CHAIN, PORT: 'none' });
  expect(await store.exit).toBe(2);
  expect(messagesOf(store.output())).toEqual([expect.stringContaining('PORT: must be a port number')]);
});
