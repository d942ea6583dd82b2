import { HelpWanted, SettingsError, StartError } from '../base/startError.ts';

/** Exit codes: 2 for settings and flags that cannot be used (as shells have it), 1 for everything else. */
const EXIT = { helped: 0, failed: 1, settings: 2 } as const;

/**
 * Tells whoever typed a command why it does not go on: what can be put right in a line, the rest with where it came from.
 * Help that was asked for is no failure.
 * @returns the exit code
 */
export function reportFailure(error: unknown): number {
  if (error instanceof HelpWanted) {
    console.log(error.message);
    return EXIT.helped;
  }
  console.error(explain(error));
  return error instanceof SettingsError ? EXIT.settings : EXIT.failed;
}

function explain(error: unknown): string {
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `PORT: ${port} is in use by another program; set PORT to a free one.`;
  if (code === 'EACCES' && port !== undefined) return `PORT: ${port} may not be used by this user.`;
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
