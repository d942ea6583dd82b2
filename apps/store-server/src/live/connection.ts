import type { IFrame } from '@stomp/stompjs';
import type { WebSocket } from 'ws';
import { connect } from './connect.ts';
import { close, type Connection, type ConnectionOptions, refuse, release, send } from './connectionState.ts';
import { createReader, Refusal, writeFrame } from './frames.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

/** The most frames of a client that wait for the one before them; a client needs a handful. */
const MAX_WAITING_FRAMES = 64;

/**
 * Handles STOMP 1.1 and 1.2 for one client until the socket closes. Clients only listen: SEND and transactions are
 * refused; ACK and NACK are accepted and have no effect, because nothing is delivered again.
 */
export function serveConnection(socket: WebSocket, options: ConnectionOptions): void {
  const connection: Connection = {
    ...options,
    socket,
    status: 'new',
    listener: undefined,
    subscriptions: new Map(),
    heartbeat: undefined,
    access: undefined,
    held: undefined,
    timers: {},
  };
  connection.timers.connect = setTimeout(
    () => refuse(connection, new Refusal('CONNECT did not come in time')),
    connection.limits.connectTimeoutMs,
  );
  const read = createReader(connection.limits.maxFrameBytes, () => {});
  const queue = createFrameQueue(connection);

  socket.on('message', (data: Buffer) => {
    connection.heartbeat?.received();
    if (connection.status === 'closed') return;
    try {
      for (const frame of read(data)) queue(frame);
    } catch (error) {
      refuse(connection, error instanceof Refusal ? error : new Refusal('This is not a frame'));
    }
  });
  socket.on('close', () => release(connection));
  // A message that is too large or not UTF-8: the socket closes itself.
  socket.on('error', (error) => connection.log({ err: error }, 'live socket failed'));
}

/** Handles frames one after the other, so that those after CONNECT wait until the person is known. */
function createFrameQueue(connection: Connection): (frame: IFrame) => void {
  let last = Promise.resolve();
  let waiting = 0;
  return (frame) => {
    waiting += 1;
    if (waiting > MAX_WAITING_FRAMES) throw new Refusal('Too many frames at once');
    last = last.then(async () => {
      waiting -= 1;
      if (connection.status === 'closed') return;
      try {
        await handle(connection, frame);
      } catch (error) {
        const isRefused = error instanceof Refusal;
        if (!isRefused) connection.log({ err: error }, 'live client failed');
        // A client does not repeat a frame that is refused by its receipt; after a fault of the store it connects again.
        const receipt = isRefused ? frame.headers['receipt'] : undefined;
        refuse(connection, new Refusal(isRefused ? error.message : 'Something went wrong', receipt));
      }
    });
  };
}

/** Commands that need no work of their own. */
const WITHOUT_EFFECT = new Set(['ACK', 'NACK', 'DISCONNECT']);

async function handle(connection: Connection, frame: IFrame): Promise<void> {
  const { command } = frame;
  if (command === 'CONNECT' || command === 'STOMP') return connect(connection, frame);
  if (connection.listener === undefined) throw new Refusal('CONNECT comes first');
  if (command === 'SUBSCRIBE') subscribe(connection, connection.listener, frame);
  else if (command === 'UNSUBSCRIBE') unsubscribe(connection, frame);
  else if (!WITHOUT_EFFECT.has(command)) throw new Refusal(`${command.slice(0, 32)} is not accepted here`);
  const { receipt } = frame.headers;
  if (receipt !== undefined) send(connection, writeFrame('RECEIPT', { 'receipt-id': receipt }));
  if (command === 'DISCONNECT') close(connection);
}
