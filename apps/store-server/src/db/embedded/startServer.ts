import { createReadStream, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../base/startErrors.ts';
import { isRunning } from './postmaster.ts';
import type { Runner } from './runAs.ts';

/** How many starts may fail: another program took the port, or children of a killed database are still running. */
const ATTEMPTS = 5;

/** Starts PostgreSQL and resolves to its port when it answers. */
export async function startServer(
  directory: string,
  pgCtl: string,
  runner: Runner,
  choosePort: () => Promise<number>,
): Promise<number> {
  const log = join(directory, 'server.log');
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort();
    const logged = existsSync(log) ? statSync(log).size : 0;
    const options = `-h 127.0.0.1 -p ${port} -c unix_socket_directories='' -c log_checkpoints=off`;
    try {
      await runner.run(pgCtl, ['start', '-D', directory, '-w', '-t', '60', '-l', log, '-o', options]);
      return port;
    } catch (cause) {
      // Another program has started it, as `pg_ctl restart` does.
      if (isRunning(directory, port)) return port;
      if (attempt === ATTEMPTS) {
        const reason = reasonIn(await text(createReadStream(log, { start: logged })).catch(() => ''));
        throw new StartError(`The embedded database does not start: ${reason}. More is in ${log}.`, { cause });
      }
      await wait(500);
    }
  }
}

/** Finds PostgreSQL's reason for a failed start in its log. */
function reasonIn(log: string): string {
  const lines = log.trim().split('\n');
  const last = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line) && !toClients.test(line)) ?? lines.at(-1);
  return last?.replace(/^.*?\b(FATAL|PANIC): */, '').replace(/\.$/, '') || 'the log contains no reason';
}

/** Messages to clients that connect too early or too late. */
const toClients = /the database system is|terminating connection/;
