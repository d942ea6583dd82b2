import type { Severity } from '../../internal/severity.ts';

/** How long a toast stays, in ms [T-02]. */
export const TOAST_DURATION_MS = 3000;

/** Something to be done about what the toast says; pressing it closes the toast. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

interface Words {
  /** The second line. */
  description?: string;
  /** The kit's one exception to its no-class-name law [T-01]. */
  className?: string;
}

/**
 * A toast stays 3000 ms, or for good with `showAlways` and where something has failed. One with an action always stays:
 * nobody should have to hurry, so there is no way to write an action that goes away (WCAG 2.2.1).
 */
export type ToastOptions = Words &
  ({ showAlways?: boolean; action?: never } | { showAlways?: true; action: ToastAction });

export interface ToastMessage extends Words {
  id: number;
  severity: Severity;
  title: string;
  action?: ToastAction;
  /** In ms; absent for one that stays. */
  timeout?: number;
}

/** A toast that was shown, in the log. */
export type PastToast = Pick<ToastMessage, 'id' | 'severity' | 'title' | 'description'> & {
  /** When, in ms since 1970. */
  at: number;
};

/** So many past toasts are kept. */
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
      ...(action && { action }),
      ...(!stays && { timeout: TOAST_DURATION_MS }),
    };
    const { description } = words;
    const entry = { id, severity, title, at: Date.now(), ...(description !== undefined && { description }) };
    past = [entry, ...past].slice(0, TOAST_LOG_LENGTH);
    // An error that happens again replaces its earlier toast, so that copies do not pile up.
    const others = messages.filter((one) => !stays || action || !isSame(one, message));
    publish([message, ...others]);
    return () => closeToast(id);
  };
}

/** Closes one; closing it again does nothing. */
export function closeToast(id: number): void {
  if (messages.some((message) => message.id === id)) publish(messages.filter((message) => message.id !== id));
}

/** What is to be shown, newest first; for ToastRegion. */
export const toastStore = {
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly ToastMessage[] => messages,
};

/** What toasts have said since the page was opened, newest first, 50 at most: for a list of past messages. */
export const toastLog = {
  subscribe: toastStore.subscribe,
  get: (): readonly PastToast[] => past,
  /** Forgets it all; what is still shown stays shown. */
  clear(): void {
    past = [];
    publish(messages);
  },
};

/**
 * Says what has just happened, top right, named by what it means: `const close = toasts.positive('Request Placed Successfully')`.
 * Needs a ToastRegion on the page; costs no more than this file until the first one is shown.
 */
export const toasts = {
  positive: /* @__PURE__ */ show('positive'),
  /** A warning. */
  caution: /* @__PURE__ */ show('caution'),
  critical: /* @__PURE__ */ show('critical'),
  info: /* @__PURE__ */ show('info'),
  /** Takes all away, e.g. at logout. */
  clear(): void {
    publish([]);
  },
};
