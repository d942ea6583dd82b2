import type { Notification } from '@instore/api';
import { vi } from 'vitest';
import { connect } from '../connect.ts';
import type { ConnectOptions, LiveState } from '../connection.ts';
import type { Signals } from '../signals.ts';
import { notificationTopics } from '../topics.ts';
import { stompStore } from './stompStore.ts';

type Options = ConnectOptions<ReturnType<typeof notificationTopics>>;

export const EVERYONE = '/topic/messages';
export const MINE = '/user/u1/in-app-notifications';

/** The browser's signals, which a test sends. */
export function createSignals() {
  const listeners = { online: new Set<() => void>(), offline: new Set<() => void>(), visible: new Set<() => void>() };
  const listen = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const network = { isOnline: true };
  const signals: Signals = {
    onOnline: listen(listeners.online),
    onOffline: listen(listeners.offline),
    onVisible: listen(listeners.visible),
    isOnline: () => network.isOnline,
  };
  const send = (set: Set<() => void>) => set.forEach((listener) => listener());
  return {
    signals,
    listeners,
    goOffline: () => {
      network.isOnline = false;
      send(listeners.offline);
    },
    goOnline: () => {
      network.isOnline = true;
      send(listeners.online);
    },
    /** Online again without an event, as while the tab sleeps. */
    goOnlineSilently: () => {
      network.isOnline = true;
    },
    showTab: () => send(listeners.visible),
  };
}

/** A connection to a store in memory, and all that it reported. Needs fake timers. */
export function setUp(options: Partial<Options> = {}) {
  const store = stompStore();
  const browser = createSignals();
  const states: LiveState[] = [];
  const messages: { topic: string; payload: Notification }[] = [];
  const log: string[] = [];
  const onReconnected = vi.fn<() => void>();
  const start = () =>
    connect({
      url: 'wss://store.example/ws',
      getToken: () => 'secret-token',
      topics: notificationTopics('u1'),
      onMessage: ({ topic, payload }) => void messages.push({ topic, payload }),
      onState: (state) => void states.push(state),
      onLog: (line) => void log.push(line),
      onReconnected,
      random: () => 0,
      socketFactory: store.factory,
      signals: browser.signals,
      ...options,
    });
  return { store, browser, states, messages, log, onReconnected, start };
}

/** Runs the promises and timers that are due. */
export function settle(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(0);
}
