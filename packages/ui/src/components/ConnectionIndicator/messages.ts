/** The texts of ConnectionIndicator. */
export type ConnectionIndicatorText = 'Connecting' | 'Live' | 'Live updates are off' | 'Offline' | 'Delayed' | 'Retry';
