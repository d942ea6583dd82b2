import type { Severity } from '../../internal/severity.ts';

/** How long a toast stays, in ms. */
export const TOAST_DURATION_MS = 3000;

/** A button in a toast; a press also closes the toast. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

interface Words {
  /** The second line. */
  description?: string;
  /** The only `className` prop of the kit. */
  className?: string;
}

/**
 * A toast is shown for 3000 ms. A critical one, one with `showAlways` and one with an action are shown until they are
 * closed: the type does not allow an action with a time limit (WCAG 2.2.1).
 */
export type ToastOptions = Words &
  ({ showAlways?: boolean; action?: never } | { showAlways?: true; action: ToastAction });

export interface ToastMessage extends Words {
  id: number;
  severity: Severity;
  title: string;
  action?: ToastAction;
  /** In ms; absent if the toast is shown until it is closed. */
  timeout?: number;
}

/** A past toast, in the log. */
export type PastToast = Pick<ToastMessage, 'id' | 'severity' | 'title' | 'description'> & {
  /** Time, in ms since 1970. */
  at: number;
};

/** Number of past toasts that are kept. */
export const TOAST_LOG_LENGTH = 50;

type Listener = () => void;

let past: readonly PastToast[] = [];
let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = /* @__PURE__ */ new Set<Listener>();

function publish(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

function isSame(one: ToastMessage, other: ToastMessage): boolean {
  return one.severity === other.severity && one.title === other.title && one.description === other.description;
}

function show(severity: Severity) {
  return (title: string, options: ToastOptions = {}): (() => void) => {
    const { showAlways = false, action, ...words } = options;
    const id = ++lastId;
    const stays = showAlways || action !== undefined || severity === 'critical';
    const message: ToastMessage = {
      ...words,
      id,
      severity,
      title,
      action,
      timeout: stays ? undefined : TOAST_DURATION_MS,
    };
    const { description } = words;
    const entry = { id, severity, title, at: Date.now(), description };
    past = [entry, ...past].slice(0, TOAST_LOG_LENGTH);
    // An error that happens again replaces its earlier toast, so that copies do not pile up.
    const others = messages.filter((one) => !stays || action || !isSame(one, message));
    publish([message, ...others]);
    return () => closeToast(id);
  };
}

/** Closes a toast; closing it again does nothing. */
export function closeToast(id: number): void {
  if (messages.some((message) => message.id === id)) publish(messages.filter((message) => message.id !== id));
}

/** The toasts to show, newest first; for ToastRegion. */
export const toastStore = {
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly ToastMessage[] => messages,
};

/** The log of past toasts since the page was opened, newest first, 50 at most. */
export const toastLog = {
  /** Calls a function at each change. @returns the end of it; for `useSyncExternalStore` */
  subscribe: toastStore.subscribe,
  /** The toasts of the log. */
  get: (): readonly PastToast[] => past,
  /** Clears the log; visible toasts stay. */
  clear(): void {
    past = [];
    publish(messages);
  },
};

/**
 * Shows a toast, by severity: `const close = toasts.positive('Request Placed Successfully')`. Needs a `ToastRegion` on the
 * page, which loads the rest of the code.
 */
export const toasts = {
  /** Something is done. */
  positive: /* @__PURE__ */ show('positive'),
  /** A warning. */
  caution: /* @__PURE__ */ show('caution'),
  /** An error. It stays until it is closed. */
  critical: /* @__PURE__ */ show('critical'),
  /** Something that needs no answer. */
  info: /* @__PURE__ */ show('info'),
  /** Closes all toasts, e.g. at logout. */
  clear(): void {
    publish([]);
  },
};
