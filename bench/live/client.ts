import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type Command, frame, now, type Received, sentAtOf } from './messages.ts';

/** A process with many STOMP clients, which counts what they receive. The parent controls it by messages. */

/** Opens so many sockets at the same time. */
const PARALLEL = 32;
/** The portal's interval, ms. */
const HEARTBEAT_MS = 20_000;

const sockets: WebSocket[] = [];
let latencies = new Float64Array(1 << 16);
let count = 0;
let lastAt = 0;
let closed = 0;

function note(data: Buffer): void {
  const sentAt = sentAtOf(data);
  if (sentAt === undefined) return;
  lastAt = now();
  if (count === latencies.length) {
    const larger = new Float64Array(count * 2);
    larger.set(latencies);
    latencies = larger;
  }
  latencies[count] = lastAt - sentAt;
  count += 1;
}

/** Connects one client; resolves when its subscription is confirmed. */
async function open(
  { url, protocols, isSlow }: Extract<Command, { do: 'connect' }>,
  connect: Record<string, string>,
): Promise<void> {
  const socket = new WebSocket(url, protocols, { perMessageDeflate: false });
  await once(socket, 'open');
  const confirmed = new Promise<void>((resolve, reject) => {
    socket.on('message', (data: Buffer) => {
      if (data[0] === 77) return note(data);
      const text = data.toString();
      if (text.startsWith('CONNECTED')) {
        socket.send(frame('SUBSCRIBE', { id: '0', destination: '/topic/messages', receipt: 'subscribed' }));
      } else if (text.startsWith('RECEIPT')) resolve();
      else if (text.startsWith('ERROR')) reject(new Error(text));
    });
    socket.on('close', () => {
      closed += 1;
      reject(new Error('The socket was closed'));
    });
    socket.on('error', reject);
  });
  socket.send(
    frame('CONNECT', { 'accept-version': '1.2', 'heart-beat': `${HEARTBEAT_MS},${HEARTBEAT_MS}`, ...connect }),
  );
  await confirmed;
  // A slow client reads nothing any more; its socket stays open.
  if (isSlow) socket.pause();
  sockets.push(socket);
}

async function connectAll(command: Extract<Command, { do: 'connect' }>): Promise<void> {
  const waiting = [...command.connects];
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await open(command, next);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

function received(): Received {
  const isOpen = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  return { latencies: latencies.slice(0, count), lastAt, open: isOpen, closed };
}

setInterval(() => {
  for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send('\n');
}, HEARTBEAT_MS / 2).unref();

process.on('message', (command: Command) => {
  if (command.do === 'connect') {
    connectAll(command).then(
      () => process.send?.({ connected: true }),
      (error: unknown) => process.send?.({ failed: String(error) }),
    );
  } else if (command.do === 'count') process.send?.({ count });
  else if (command.do === 'reset') {
    process.send?.(received());
    count = 0;
  } else process.exit(0);
});
process.on('disconnect', () => process.exit(0));
