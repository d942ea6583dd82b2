import { HelpRequested, SettingsError, StartError } from '../base/startErrors.ts';

/** `disk_full` of PostgreSQL. */
const DISK_FULL = '53100';

/** Exit codes: 2 for invalid settings and flags, as in shells; 1 for every other failure. */
const EXIT = { help: 0, failed: 1, settings: 2 } as const;

/**
 * Prints why a command failed: one line for what an operator can fix, the stack for everything else. Help that was
 * requested is not a failure.
 * @returns the exit code
 */
export function reportFailure(error: unknown): number {
  if (error instanceof HelpRequested) {
    console.log(error.message);
    return EXIT.help;
  }
  console.error(explain(error));
  return error instanceof SettingsError ? EXIT.settings : EXIT.failed;
}

function explain(error: unknown): string {
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `PORT: ${port} is in use by another program; set PORT to a free one.`;
  if (code === 'EACCES' && port !== undefined)
    return `PORT: this user may not listen on ${port}; set PORT to another one.`;
  if (code === DISK_FULL)
    return 'The database has no disk space left. Nothing was changed. Free space, then repeat it.';
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
