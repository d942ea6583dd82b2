import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../src/db/freePort.ts';

/** Where packages install the server. The one in PATH may be a wrapper that changes the user. */
const SERVERS = ['/usr/lib/rabbitmq/bin/rabbitmq-server', '/opt/homebrew/sbin/rabbitmq-server'];

/** The program of an installed RabbitMQ; undefined without one. */
export function rabbitServer(): string | undefined {
  return SERVERS.find((path) => existsSync(path)) ?? inPath();
}

function inPath(): string | undefined {
  const found = spawnSync('sh', ['-c', 'command -v rabbitmq-server'], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** A RabbitMQ for one test file. */
export interface Rabbit {
  /** `amqp://` address. */
  url: string;
  close: () => Promise<void>;
}

/** Starts a RabbitMQ of its own on free ports; resolves when it accepts connections. */
export async function startRabbit(server: string): Promise<Rabbit> {
  const home = await mkdtemp(join(tmpdir(), 'store-rabbit-'));
  const [port, distribution, epmd] = [await freePort(), await freePort(), await freePort()];
  await writeFile(
    join(home, 'rabbitmq.conf'),
    `listeners.tcp.default = 127.0.0.1:${port}\nloopback_users.guest = true\n`,
  );
  await writeFile(join(home, 'enabled_plugins'), '[].');
  const child: ChildProcess = spawn(server, [], {
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      RABBITMQ_NODENAME: `store_test_${port}@localhost`,
      RABBITMQ_CONFIG_FILE: join(home, 'rabbitmq'),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(home, 'enabled_plugins'),
      RABBITMQ_MNESIA_BASE: join(home, 'mnesia'),
      RABBITMQ_LOG_BASE: join(home, 'log'),
      RABBITMQ_LOGS: '-',
      RABBITMQ_DIST_PORT: String(distribution),
      // A name server of its own, which ends with it.
      ERL_EPMD_PORT: String(epmd),
      ERL_EPMD_ADDRESS: '127.0.0.1',
      RABBITMQ_CONF_ENV_FILE: '/dev/null',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`RabbitMQ did not start: ${printed.slice(-2_000)}`);
      return printed.includes('Server startup complete');
    },
    { timeout: 120_000, interval: 100 },
  );
  return {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    close: async () => {
      const ended = once(child, 'exit');
      // With its children, which are in its group.
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
      spawnSync('epmd', ['-port', String(epmd), '-kill']);
      await rm(home, { recursive: true, force: true });
    },
  };
}
