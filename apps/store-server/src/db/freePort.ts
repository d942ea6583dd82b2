import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * Finds a free port of this machine. It is below the range that the system uses for outgoing connections (32768 and up
 * on Linux), so that none of them takes it first.
 */
export const freePort = (): Promise<number> => getPort({ port: portNumbers(randomInt(20_000, 30_000), 32_000) });
