import { connect, type Socket } from 'node:net';
import type { PrinterState } from '@instore/api';
import { HOST_STATUS, readHostStatus } from './rules/hostStatus.ts';

/** How long a printer may take, ms: to accept a connection, to say its state, and to take the labels. */
const LIMITS = { connectMs: 3_000, answerMs: 3_000, sendMs: 10_000 };

/** The longest answer that is read, characters. */
const ANSWER_MAX = 4_096;

/** What a talk with a printer had for a result. */
export interface TalkResult {
  state: PrinterState;
  /** Whether it has the labels; `unconfirmed`: some may be printed. */
  sent: 'yes' | 'no' | 'unconfirmed';
}

/** Where a printer is. */
export interface PrinterPlace {
  address: string;
  port: number;
}

/** Asks a printer for its state, and sends ZPL to it if it is ready. Never throws. */
export type Talk = (place: PrinterPlace, zpl: string | undefined, stop: AbortSignal) => Promise<TalkResult>;

/**
 * Creates what talks to printers, by TCP. A printer that does not say that it is ready gets no labels. After the labels it
 * is asked again: its answer shows that it has read them.
 */
export function createTalk(limits: Partial<typeof LIMITS> = {}): Talk {
  const { connectMs, answerMs, sendMs } = { ...LIMITS, ...limits };
  return async ({ address, port }, zpl, stop) => {
    const signalOf = (ms: number) => AbortSignal.any([stop, AbortSignal.timeout(ms)]);
    const socket = connect({ host: address, port });
    const answers = readAnswers(socket);
    try {
      if (!(await isConnected(socket, signalOf(connectMs)))) return { state: 'not-reached', sent: 'no' };
      const state = await ask(socket, answers, signalOf(answerMs));
      if (state !== 'ready' || zpl === undefined) return { state, sent: 'no' };
      if (!(await isWritten(socket, zpl, signalOf(sendMs)))) return { state: 'no-answer', sent: 'unconfirmed' };
      const after = await ask(socket, answers, signalOf(answerMs));
      return { state: after, sent: after === 'no-answer' ? 'unconfirmed' : 'yes' };
    } finally {
      socket.destroy();
    }
  };
}

/** Resolves when the work is done, fails, the connection ends, or the time is over. */
function settled(socket: Socket, signal: AbortSignal, start: (done: (isDone: boolean) => void) => void) {
  return new Promise<boolean>((resolve) => {
    const fail = () => resolve(false);
    if (signal.aborted || socket.destroyed) return fail();
    signal.addEventListener('abort', fail, { once: true });
    socket.once('error', fail);
    socket.once('close', fail);
    start(resolve);
  });
}

const isConnected = (socket: Socket, signal: AbortSignal): Promise<boolean> =>
  settled(socket, signal, (done) => socket.once('connect', () => done(true)));

const isWritten = (socket: Socket, text: string, signal: AbortSignal): Promise<boolean> =>
  settled(socket, signal, (done) => socket.write(text, 'utf8', (error) => done(error === null || error === undefined)));

interface Answers {
  /** Forgets what was read. */
  clear: () => void;
  /** Calls back with the next complete state. */
  next: (found: (state: PrinterState) => void) => void;
}

function readAnswers(socket: Socket): Answers {
  let text = '';
  let found: ((state: PrinterState) => void) | undefined;
  // An error without a listener would end the process.
  socket.on('error', () => {});
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    text = (text + part).slice(-ANSWER_MAX);
    const state = readHostStatus(text);
    if (state !== undefined) found?.(state);
  });
  return {
    clear: () => (text = ''),
    next: (callback) => (found = callback),
  };
}

async function ask(socket: Socket, answers: Answers, signal: AbortSignal): Promise<PrinterState> {
  let state: PrinterState = 'no-answer';
  answers.clear();
  await settled(socket, signal, (done) => {
    answers.next((answer) => {
      state = answer;
      done(true);
    });
    socket.write(HOST_STATUS);
  });
  return state;
}
