export { backoff } from './backoff.ts';
export { connect } from './connect.ts';
export type { ConnectOptions, LiveConnection, LiveState } from './connection.ts';
export {
  changeTopics,
  notificationTopics,
  readChanges,
  readNotification,
  type Identified,
  type LiveMessage,
  type ReadChanges,
  type Topic,
  type Topics,
} from './topics.ts';
export { browserSignals, type Signals } from './signals.ts';
export { liveUrl } from './address.ts';
export type { SetTimer, SocketFactory } from './stompClient.ts';
export * from './limits.ts';
