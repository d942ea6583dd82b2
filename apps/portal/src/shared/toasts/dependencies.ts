import type { Sound } from '@instore/api';
import type { NotificationTypeName } from '../soundTypes.ts';

/** What a toast may show besides its title. A toast with an action stays until it is answered. */
export interface ToastOptions {
  description?: string;
  action?: { label: string; onPress: () => void };
}

/** Short messages at the edge of the screen, named by their meaning [T-01]. Each call returns a function that closes it. */
export interface Toasts {
  positive(title: string, options?: ToastOptions): () => void;
  caution(title: string, options?: ToastOptions): () => void;
  critical(title: string, options?: ToastOptions): () => void;
  info(title: string, options?: ToastOptions): () => void;
}

/** Sounds of a scan: a person in the stockroom need not look at the screen. */
export type ScanSound = Extract<Sound, `scan-${string}`>;

/**
 * Plays one sound for events that came together, once across all tabs [N-04].
 * Each event has an id: the same event may arrive in several tabs, with other events, and by two ways (push and poll).
 */
export type PlayOnce = (about: NotificationTypeName, ...events: string[]) => void;
