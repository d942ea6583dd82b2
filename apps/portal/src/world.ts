import type { NotificationType } from '@instore/api';

/** Timers and time of day, so that 30 s pass in a test at once. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs every so many milliseconds. Returns the way to stop. */
  every(ms: number, run: () => void): () => void;
}

/** Where a problem is noted for those who look after the portal; never shown to the person. */
export interface Log {
  warn(message: string, detail?: unknown): void;
}

/** What a toast may say besides its title. With an action it stays until it is answered. */
export interface ToastOptions {
  description?: string;
  action?: { label: string; onPress: () => void };
}

/** Short messages at the edge of the screen, named by what they mean [T-01]. Each answers the way to close it. */
export interface Toasts {
  positive(title: string, options?: ToastOptions): () => void;
  caution(title: string, options?: ToastOptions): () => void;
  critical(title: string, options?: ToastOptions): () => void;
  info(title: string, options?: ToastOptions): () => void;
}

/** What can be heard. `request` is a kiosk's. */
export type Sound = 'request' | 'notification' | 'scan-ok' | 'scan-error';

/** What news may be about. */
export type NewsType = NonNullable<NotificationType['name']>;

/** Rings for one event; `event` names it, so that several tabs (and two ways to hear of it) ring once [N-04]. */
export type Ring = (about: NewsType, event: string) => void;

/**
 * A press so soon after another one is its second half, milliseconds: what has come under the finger in between was
 * not meant. 500 ms is how far apart the systems let the two clicks of a double click be.
 */
export const DOUBLE_PRESS_MS = 500;

/** The text of a failure without a server message [K-07, K-08]. */
export const SOMETHING_WRONG = 'Something went wrong, please try later!';

/** Shows a failure: a warning with the server's message, or an error if the server sent none [K-07, K-08]. */
export function showFailure(
  toasts: Pick<Toasts, 'caution' | 'critical'>,
  message?: string,
  options?: Pick<ToastOptions, 'description'>,
): void {
  if (message === undefined) toasts.critical(SOMETHING_WRONG, options);
  else toasts.caution(message, options);
}
