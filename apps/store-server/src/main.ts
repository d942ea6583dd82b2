import { join } from 'node:path';
import { readSettings, type Settings } from './base/settings.ts';
import { startStore, type Store } from './start/startStore.ts';
import { reportFailure } from './start/reportFailure.ts';

/** How long a stop may take before it is cut short, in ms. */
const STOP_MS = 10_000;

const undo: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;
let settings: Settings | undefined;

/** Takes the steps of the start back, last first; one that fails does not keep the others from it. */
async function takeBack(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) {
    await step().catch((error: unknown) => console.error(error));
  }
}

function stop(code: number, say = (): void => {}): Promise<void> {
  return (stopping ??= takeBack().then(() => {
    say();
    process.exit(code);
  }));
}

/** Says what has failed, and stops. A stop that is under way makes other things fail; that is no news. */
async function fail(error: unknown): Promise<void> {
  if (stopping === undefined) await stop(reportFailure(error));
}

/** What a chain's store lacks in the beginning. */
const noLocation = [
  '',
  'The store has no location yet. Add one, then people and kiosks (docs/deploy/entra.md):',
  '  pnpm location:set --help',
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

/** What somebody reads who pressed Ctrl-C. */
function farewell(): string {
  return settings === undefined || settings.databaseUrl !== undefined
    ? 'Stopped.'
    : `Stopped. The data stays in ${join(settings.dataDir, '/')}.`;
}

// Ctrl-C: the terminal shows it as ^C, after which a line begins.
process.on('SIGINT', () => void stop(0, () => console.log(`\n${farewell()}`)));
process.on('SIGTERM', () => void stop(0));
// The terminal was closed: nothing may stay behind, the database least of all.
process.on('SIGHUP', () => void stop(0));
try {
  settings = readSettings(process.env, process.argv.slice(2));
  console.log(welcome(await startStore(settings, undo, (error) => void fail(error))));
} catch (error) {
  await fail(error);
}
