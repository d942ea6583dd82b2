import { join } from 'node:path';
import { readSettings, type Settings } from './base/settings.ts';
import { isTraced, startTracing } from './ops/tracing.ts';
import { printAsLog } from './start/printAsLog.ts';
import { startStore, type Store } from './start/startStore.ts';
import { reportFailure } from './start/reportFailure.ts';

/** How long a stop may take, ms; after that the process ends. */
const STOP_MS = 10_000;

const undo: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;
let settings: Settings | undefined;

/** Undoes the steps of the start, the last one first. A step that fails does not stop the others. */
async function undoStart(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) {
    await step().catch((error: unknown) => console.error(error));
  }
}

function stop(code: number, beforeExit = (): void => {}): Promise<void> {
  return (stopping ??= undoStart().then(() => {
    beforeExit();
    process.exit(code);
  }));
}

/** Reports a failure and stops. Failures during a stop are not reported: the stop causes them. */
async function fail(error: unknown): Promise<void> {
  if (stopping === undefined) await stop(reportFailure(error));
}

/** The hint for a store without a location. */
const noLocation = [
  '',
  'The store has no location yet. Add one, then people and kiosks (docs/deploy/entra.md):',
  '  pnpm store:set-location --help',
];

function welcome({ url, staff, hasLocations }: Store): string {
  const width = Math.max(0, ...staff.map((person) => person.name.length));
  const role = Math.max(0, ...staff.map((person) => person.role.length));
  const lines = staff.map(
    (person) => `  ${person.name.padEnd(width)}  ${person.role.padEnd(role)}  ${person.location}`,
  );
  const accounts =
    lines.length > 0 ? ['', 'Demo accounts (choose one on the sign-in page, no password):', ...lines] : [];
  return ['', `In-store portal: ${url}`, ...accounts, ...(hasLocations ? [] : noLocation), '', 'Ctrl-C stops it.'].join(
    '\n',
  );
}

/** The message after Ctrl-C. */
function farewell(): string {
  return settings === undefined || settings.databaseUrl !== undefined
    ? 'Stopped.'
    : `Stopped. The data stays in ${join(settings.dataDir, '/')}.`;
}

// Ctrl-C: the terminal prints ^C, so the message starts on a new line.
process.on('SIGINT', () => void stop(0, () => console.log(`\n${farewell()}`)));
process.on('SIGTERM', () => void stop(0));
// The terminal was closed: stop the database too.
process.on('SIGHUP', () => void stop(0));
process.on('uncaughtException', (error) => void fail(error));
printAsLog(process.env);
try {
  settings = readSettings(process.env, process.argv.slice(2));
  if (isTraced(process.env)) undo.push(await startTracing());
  console.log(welcome(await startStore(settings, undo, (error) => void fail(error))));
} catch (error) {
  await fail(error);
}
