import type { SayMessage } from '../texts/portalText.ts';
import type { ToastOptions, Toasts } from './dependencies.ts';

/** Toasts whose messages are said in the language of the page, if they are texts of the portal. */
export function sayToasts(toasts: Toasts, sayMessage: SayMessage): Toasts {
  const said =
    (kind: keyof Toasts) =>
    (title: string, options?: ToastOptions): (() => void) =>
      toasts[kind](sayMessage(title), options);
  return { positive: said('positive'), caution: said('caution'), critical: said('critical'), info: said('info') };
}
