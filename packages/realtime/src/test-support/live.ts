import type { Notification } from '@instore/api';
import { vi } from 'vitest';
import { connect } from '../connect.ts';
import type { ConnectOptions, LiveState } from '../live.ts';
import type { Signals } from '../signals.ts';
import { notificationTopics } from '../topics.ts';
import { stompStore } from './peer.ts';

type Options = ConnectOptions<ReturnType<typeof notificationTopics>>;

export const EVERYONE = '/topic/messages';
export const MINE = '/user/u1/in-app-notifications';

/** The browser's signals, given by hand. */
export function handSignals() {
  const listeners = { online: new Set<() => void>(), offline: new Set<() => void>(), visible: new Set<() => void>() };
  const listen = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const hand = { online: true };
  const signals: Signals = {
    onOnline: listen(listeners.online),
    onOffline: listen(listeners.offline),
    onVisible: listen(listeners.visible),
    isOnline: () => hand.online,
  };
  const tell = (set: Set<() => void>) => set.forEach((listener) => listener());
  return {
    signals,
    listeners,
    goOffline: () => {
      hand.online = false;
      tell(listeners.offline);
    },
    goOnline: () => {
      hand.online = true;
      tell(listeners.online);
    },
    /** Online again, but the event was slept through. */
    comeBackUnheard: () => {
      hand.online = true;
    },
    see: () => tell(listeners.visible),
  };
}

/** A live connection to a store in memory, with everything that it said. Fake clocks are up. */
export function liveWith(options: Partial<Options> = {}) {
  const store = stompStore();
  const hand = handSignals();
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
      signals: hand.signals,
      ...options,
    });
  return { store, hand, states, messages, log, onReconnected, start };
}

/** Lets promises and timers of this moment run. */
export function settle(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(0);
}
