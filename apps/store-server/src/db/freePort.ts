import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * A port of this machine that nobody listens on. It lies below those that the system lends to outgoing
 * connections (32768 and up on Linux), so that none of these takes it before it is used.
 */
export const freePort = (): Promise<number> => getPort({ port: portNumbers(randomInt(20_000, 30_000), 32_000) });
