/** What ConnectionIndicator says by itself. */
export type ConnectionIndicatorText = 'Connecting' | 'Live' | 'Live updates are off' | 'Offline' | 'Delayed' | 'Retry';
