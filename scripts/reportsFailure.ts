import { SetupError, StartError } from '../apps/store-server/src/base/startErrors.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';

/**
 * Runs a command and prints its last line. A failure is printed in one line; the exit code is 2 for invalid flags and
 * settings, 1 for other failures.
 */
export async function reportsFailure(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    process.exitCode = reportFailure(
      error instanceof SetupError ? new StartError(error.message, { cause: error }) : error,
    );
  }
}
