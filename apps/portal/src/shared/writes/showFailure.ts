import { SOMETHING_WRONG } from '../language/texts.ts';
import type { ToastOptions, Toasts } from '../toasts/dependencies.ts';

/** Shows a failure: a warning with the server's message, or an error if the server sent none [K-07, K-08]. */
export function showFailure(
  toasts: Pick<Toasts, 'caution' | 'critical'>,
  message?: string,
  options?: Pick<ToastOptions, 'description'>,
): void {
  if (message === undefined) toasts.critical(SOMETHING_WRONG, options);
  else toasts.caution(message, options);
}
