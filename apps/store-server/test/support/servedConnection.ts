import { EventEmitter } from 'node:events';
import { vi } from 'vitest';
import type { WebSocket } from 'ws';
import { serveConnection } from '../../src/live/connection.ts';
import type { ConnectionOptions, Listener } from '../../src/live/connectionState.ts';
import { createHub } from '../../src/live/hub.ts';
import { type LiveLimits, liveLimits } from '../../src/live/limits.ts';

export const DESTINATION = '/topic/messages';

/** A person who may listen to everything, for an hour from the start of the tests on. */
export const listener: Listener = {
  userId: '1001',
  name: 'Maren Okafor',
  expiresAt: new Date(Date.now() + 60 * 60_000),
  mayListen: () => true,
};

/**
 * Opens a connection without a socket: the test passes frames as text and reads the answers from `sent`. The test has
 * fake timers.
 * @param changed limits that differ from those of a real store; by default heartbeats are off
 */
export function serve(identify: ConnectionOptions['identify'], changed: Partial<LiveLimits> = {}) {
  const sent: string[] = [];
  const closed: number[] = [];
  const logged: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => void sent.push(text),
    close: (code: number) => void closed.push(code),
    terminate: () => {
      socket.readyState = 3;
      socket.emit('close');
    },
  });
  const hub = createHub((error) => {
    throw error;
  });
  const limits = { ...liveLimits, heartbeat: { outgoingMs: 0, incomingMs: 0 }, ...changed };
  const counts = { messages: 0, slowClients: 0, refusals: 0 };
  const log = (_: Record<string, unknown>, message: string) => void logged.push(message);
  const dependencies = { hub, counts, limits, now: () => new Date(), identify, log };
  serveConnection(socket as unknown as WebSocket, dependencies);
  const receive = async (...frames: string[]) => {
    socket.emit('message', Buffer.from(frames.join('')));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { sent, closed, logged, hub, receive, socket, counts };
}
