import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/db/freePort.ts';
import { waitUntil } from './waitUntil.ts';

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

/** How long RabbitMQ may take to start on a busy machine, ms; on a quiet one it takes five seconds. */
const START_MS = 240_000;
/** How long RabbitMQ may take to stop, ms. */
const STOP_MS = 15_000;

/** A RabbitMQ of its own. */
export interface Rabbit {
  /** `amqp://` address. */
  url: string;
  /** `ws://` address of STOMP; undefined without the plugin. */
  webStompUrl?: string;
  /** Its process, whose children belong to it. */
  pid: number;
  close: () => Promise<void>;
}

/**
 * Starts a RabbitMQ of its own on free ports; resolves when it accepts connections.
 * @param isWebStomp with its plugin for STOMP over WebSocket. @default false
 */
export async function startRabbit(server: string, isWebStomp = false): Promise<Rabbit> {
  const home = await mkdtemp(join(tmpdir(), 'store-rabbit-'));
  const [port, distribution, epmd] = [await freePort(), await freePort(), await freePort()];
  const [stomp, webStomp] = [await freePort(), await freePort()];
  const lines = [`listeners.tcp.default = 127.0.0.1:${port}`, 'loopback_users.guest = true'];
  if (isWebStomp) {
    lines.push(`stomp.listeners.tcp.1 = 127.0.0.1:${stomp}`);
    lines.push('web_stomp.tcp.ip = 127.0.0.1', `web_stomp.tcp.port = ${webStomp}`);
  }
  await writeFile(join(home, 'rabbitmq.conf'), `${lines.join('\n')}\n`);
  await writeFile(join(home, 'enabled_plugins'), isWebStomp ? '[rabbitmq_web_stomp].' : '[].');
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
  const close = async (): Promise<void> => {
    await endGroup(child);
    spawnSync('epmd', ['-port', String(epmd), '-kill']);
    await rm(home, { recursive: true, force: true });
  };
  try {
    await waitUntil(
      () => {
        if (child.exitCode !== null) throw new Error('It has ended.');
        return printed.includes('Server startup complete');
      },
      { timeoutMs: START_MS },
    );
  } catch (cause) {
    await close();
    throw new Error(`RabbitMQ did not start: ${printed.slice(-2_000)}`, { cause });
  }
  return {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    webStompUrl: isWebStomp ? `ws://127.0.0.1:${webStomp}/ws` : undefined,
    pid: child.pid ?? 0,
    close,
  };
}

/** Ends a process and its children, which are in its group. */
async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const end = (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal);
  end('SIGTERM');
  // A connection whose client does not read delays its end for minutes.
  const killing = setTimeout(() => end('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(killing);
}
