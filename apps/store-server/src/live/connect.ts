import type { IFrame } from '@stomp/stompjs';
import { type Connection, type Listener, refuse, send } from './connectionState.ts';
import { Refusal, writeFrame } from './frames.ts';
import { negotiate, startHeartbeat } from './heartbeat.ts';
import type { LiveLimits } from './limits.ts';
import { NOT_ALLOWED } from './subscriptions.ts';

const VERSIONS = ['1.2', '1.1'] as const;

const NOT_VALID = 'The session has ended or is not valid';

/** The longest delay of a timer, ms (2^31 - 1). */
const MAX_TIMER_MS = 2_147_483_647;

/**
 * Handles CONNECT: chooses the protocol version, identifies the person and starts heartbeat and timers.
 * @throws Refusal
 */
export async function connect(connection: Connection, frame: IFrame): Promise<void> {
  if (connection.status !== 'new') throw new Refusal('Already connected');
  connection.status = 'connecting';
  const { socket, hub, limits, timers } = connection;
  const version = versionOf(frame);
  const rhythm = rhythmOf(frame.headers['heart-beat'], limits);
  const token = /^Bearer +(\S+)$/i.exec(headerOf(frame, 'authorization') ?? '')?.[1];
  const listener = token === undefined ? undefined : await connection.identify(token);
  if (socket.readyState !== socket.OPEN) return;
  if (token === undefined || listener === undefined) throw new Refusal(NOT_VALID);
  if (!hub.enter(listener.userId, limits.maxConnectionsPerUser)) throw new Refusal('Too many connections');
  connection.listener = listener;
  connection.status = 'connected';
  clearTimeout(timers.connect);
  endWithSession(connection, listener);
  watchRights(connection, listener.userId, token);
  connection.heartbeat = startHeartbeat(
    rhythm,
    () => send(connection, '\n'),
    () => refuse(connection, new Refusal('No heartbeat came')),
  );
  const { outgoingMs, incomingMs } = limits.heartbeat;
  const headers = { version, 'heart-beat': `${outgoingMs},${incomingMs}`, server: 'in-store' };
  send(connection, writeFrame('CONNECTED', headers));
}

function endWithSession(connection: Connection, { expiresAt }: Listener): void {
  const leftMs = Math.max(expiresAt.getTime() - connection.now().getTime(), 0);
  connection.timers.expiry = setTimeout(
    () => refuse(connection, new Refusal('The session has ended')),
    Math.min(leftMs, MAX_TIMER_MS),
  );
}

/**
 * Every API call checks the role; without these checks an open connection would keep a lost role for up to an hour. The
 * database announces a changed role or kiosk; a check from time to time finds what no announcement reached.
 */
function watchRights(connection: Connection, userId: string, token: string): void {
  const { hub, limits, timers } = connection;
  // One after the other, so that the last check to begin decides.
  let last = Promise.resolve();
  let checks = 0;
  const check = (isAnnounced: boolean): void => {
    clearTimeout(timers.identify);
    checks += 1;
    // A message of the same transaction may be one that the person must not read any more.
    connection.held ??= [];
    last = last.then(async () => {
      if (connection.status === 'connected') await identifyAgain(connection, token, isAnnounced);
      checks -= 1;
      if (checks === 0) sendHeld(connection);
      clearTimeout(timers.identify);
      if (connection.status === 'connected') timers.identify = setTimeout(check, limits.identifyAgainMs, false);
    });
  };
  connection.access = { destination: `/access/${userId}`, deliver: () => check(true) };
  hub.add(connection.access.destination, connection.access);
  timers.identify = setTimeout(check, limits.identifyAgainMs, false);
}

/** Sends the messages that waited for the rights, unless the connection has lost them. */
function sendHeld(connection: Connection): void {
  const { held = [] } = connection;
  connection.held = undefined;
  if (connection.status === 'connected') for (const deliver of held) deliver();
}

async function identifyAgain(connection: Connection, token: string, isAnnounced: boolean): Promise<void> {
  try {
    const listener = await connection.identify(token);
    if (listener === undefined) refuse(connection, new Refusal(NOT_VALID));
    else if (connection.status === 'connected') changeListener(connection, listener);
  } catch (error) {
    connection.log({ err: error }, 'live client could not be identified again');
    // The rights have changed, and are not known. The client connects again.
    if (isAnnounced) refuse(connection, new Refusal('The rights cannot be read'));
  }
}

/** Applies changed rights. A client that lost one reconnects, and subscribes to the destinations that it may still read. */
function changeListener(connection: Connection, listener: Listener): void {
  connection.listener = listener;
  const destinations = [...connection.subscriptions.values()].map(({ destination }) => destination);
  if (!destinations.every((destination) => listener.mayListen(destination))) {
    refuse(connection, new Refusal(NOT_ALLOWED));
  }
}

function versionOf(frame: IFrame): string {
  const offered = new Set((frame.headers['accept-version'] ?? '1.0').split(/ *, */));
  const version = VERSIONS.find((known) => offered.has(known));
  if (version === undefined) throw new Refusal('Supported protocol versions are 1.1 and 1.2');
  return version;
}

function rhythmOf(header: string | undefined, limits: LiveLimits) {
  try {
    return negotiate(header, limits.heartbeat);
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : 'The heart-beat header is not valid');
  }
}

/** Reads a header in any case: names are case-sensitive in STOMP, but clients write `Authorization` as in HTTP. */
function headerOf(frame: IFrame, name: string): string | undefined {
  return Object.entries(frame.headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
