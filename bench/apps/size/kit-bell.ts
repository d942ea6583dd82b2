export { browserSignals, connect, liveUrl, notificationTopics, readNotification } from '@instore/realtime';
export { NotificationBell, UiProvider } from '@instore/ui';
