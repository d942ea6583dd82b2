import { expect, test } from 'vitest';
import * as realtime from './index.ts';

test('the package exports exactly these names; a constant has one name, with its unit', { tags: 'X-01' }, () => {
  const {
    backoff,
    connect,
    changeTopics,
    notificationTopics,
    readChanges,
    readNotification,
    browserSignals,
    liveUrl,
    ...rest
  } = realtime;
  const functions = [
    backoff,
    connect,
    changeTopics,
    notificationTopics,
    readChanges,
    readNotification,
    browserSignals,
    liveUrl,
  ];
  expect(functions.map((it) => typeof it)).toEqual(functions.map(() => 'function'));
  expect(rest).toEqual({
    HEARTBEAT_MS: 20_000,
    HEARTBEAT_TOLERANCE: 2,
    RECONNECT_FIRST_MS: 5_000,
    RECONNECT_CAP_MS: 60_000,
    RECONNECT_ATTEMPTS: 10,
    RECONNECT_JITTER: 0.2,
    TOKEN_TIMEOUT_MS: 12_000,
    CONNECT_TIMEOUT_MS: 10_000,
    SUBSCRIBE_GRACE_MS: 2_000,
    CLOSE_GRACE_MS: 1_000,
    REMEMBERED_IDS: 500,
  });
});
