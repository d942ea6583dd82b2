// @module-tag all
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@stomp/stompjs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readSettings } from '../../src/base/settings.ts';
import { freePort } from '../../src/db/freePort.ts';
import { publish } from '../../src/live/outbox.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';

const document = await readFile(new URL('../../../../docs/deploy/proxy.md', import.meta.url), 'utf8');

/** The configuration that docs/deploy/proxy.md gives. */
const blockOf = (language: string): string => document.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';

interface Setup {
  folder: string;
  port: number;
  nodes: readonly TestNode[];
}

const withNodes = (text: string, { nodes }: Setup): string =>
  nodes.reduce((changed, { url }, index) => changed.replaceAll(`node-${index + 1}:4100`, new URL(url).host), text);

/** Writes the documented configuration with the addresses of the test, and returns the command that runs the proxy. */
const proxies: Record<string, (setup: Setup) => Promise<string[]>> = {
  caddy: async (setup) => {
    const site = withNodes(blockOf('caddyfile'), setup).replace(
      'portal.chain.example {',
      `https://localhost:${setup.port} {\n\ttls cert.pem key.pem`,
    );
    await writeFile(join(setup.folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
    return ['caddy', 'run', '--config', 'Caddyfile', '--adapter', 'caddyfile'];
  },
  nginx: async (setup) => {
    const site = withNodes(blockOf('nginx'), setup)
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${setup.port} ssl http2`)
      .replace('/etc/ssl/portal.pem', 'cert.pem')
      .replace('/etc/ssl/portal.key', 'key.pem');
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${setup.folder}/${name};`,
    );
    const config = `daemon off; pid nginx.pid; error_log stderr;\nevents {}\nhttp { access_log off; ${paths.join(' ')}\n${site}}\n`;
    await writeFile(join(setup.folder, 'nginx.conf'), config);
    return ['nginx', '-p', setup.folder, '-c', join(setup.folder, 'nginx.conf')];
  },
};

const isInstalled = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** A GET through the proxy, whose certificate is the test's own. */
function get(port: number, path: string, token?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const options = {
      host: 'localhost',
      port,
      path,
      headers,
      rejectUnauthorized: false,
      agent: false,
      timeout: 10_000,
    };
    request(options, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', () => resolve(undefined))
      .end();
  });
}

describe.each(Object.keys(proxies))('Two nodes behind %s', (name) => {
  describe.skipIf(!isInstalled(name))('as docs/deploy/proxy.md configures it', () => {
    let database: TestDatabase;
    const nodes: TestNode[] = [];
    let folder: string;
    let port: number;
    let child: ChildProcess;
    beforeAll(async () => {
      database = await startTestDatabase();
      for (let node = 0; node < 2; node += 1) {
        const own = await freePort();
        const env = { PORT: String(own), DATA_DIR: database.dataDir, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' };
        nodes.push(await startNode(database, { port: own, settings: readSettings(env, []) }));
      }
      folder = await mkdtemp(join(tmpdir(), 'store-proxy-'));
      port = await freePort();
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'rsa:2048',
          '-nodes',
          '-days',
          '1',
          '-subj',
          '/CN=localhost',
          '-addext',
          'subjectAltName=DNS:localhost',
          '-keyout',
          'key.pem',
          '-out',
          'cert.pem',
        ],
        { cwd: folder, stdio: 'ignore' },
      );
      const [program = '', ...args] = await proxies[name]!({ folder, port, nodes });
      child = spawn(program, args, {
        cwd: folder,
        env: { PATH: process.env['PATH'], HOME: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let printed = '';
      child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      await vi.waitUntil(
        async () => {
          if (child.exitCode !== null) throw new Error(printed);
          return (await get(port, '/healthz')) === 200;
        },
        { timeout: 30_000, interval: 200 },
      );
    });
    afterAll(async () => {
      if (child?.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await closeAll(...nodes, database);
      await rm(folder, { recursive: true, force: true });
    });

    test('A client gets answers and live events over TLS, also after a node has ended', { tags: 'O-01' }, async () => {
      const token = await nodes[0]!.session('maren-okafor');
      const seen: unknown[] = [];
      const client = new Client({
        webSocketFactory: () =>
          new WebSocket(`wss://localhost:${port}/ws`, ['v12.stomp'], {
            rejectUnauthorized: false,
            origin: `https://localhost:${port}`,
          }),
        connectHeaders: { Authorization: `Bearer ${token}` },
        reconnectDelay: 200,
      });
      client.onConnect = () => client.subscribe('/topic/messages', ({ body }) => void seen.push(JSON.parse(body)));
      client.activate();
      const send = (id: string) =>
        database.db.transaction((tx) => publish(tx, { destination: '/topic/messages', body: { id } }));
      await expect
        .poll(
          async () => {
            await send('first');
            return seen.length;
          },
          { timeout: 20_000 },
        )
        .toBeGreaterThan(0);
      await nodes[1]!.close();
      for (let call = 0; call < 20; call += 1) expect(await get(port, '/api/user/1001', token)).toBe(200);
      await expect
        .poll(
          async () => {
            await send('second');
            return seen.some((event) => (event as { id: string }).id === 'second');
          },
          { timeout: 20_000 },
        )
        .toBe(true);
      await client.deactivate();
    });
  });
});
