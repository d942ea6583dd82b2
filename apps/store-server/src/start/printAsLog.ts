import { format } from 'node:util';
import { pino } from 'pino';
import { loggerOptions } from '../http/log.ts';

const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Writes everything that a chain's node prints to its log, as JSON lines: sentences of the store and of libraries, and
 * warnings of Node.js. The demo prints sentences for people.
 */
export function printAsLog(env: NodeJS.ProcessEnv): void {
  if ((env['IDENTITY'] || 'local') === 'local') return;
  // They are printed at every LOG_LEVEL, as without this.
  const log = pino(loggerOptions('info'));
  for (const [method, level] of Object.entries(LEVELS)) {
    Object.assign(console, { [method]: (...values: unknown[]) => log[level](format(...values).trim()) });
  }
  // The listener of Node.js prints text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node.js warning'));
}
