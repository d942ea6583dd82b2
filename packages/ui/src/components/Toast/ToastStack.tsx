'use client';

import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../internal/useMessages.ts';
import { Toast } from './Toast.tsx';
import * as css from './Toast.css.ts';
import { toastStore, type ToastMessage } from './toasts.ts';
import { useToastFocus } from './useToastFocus.ts';

/** At most so many are shown; the rest is counted and moves up. */
const MAX_SHOWN = 5;

/** The shown part of ToastRegion, loaded when first needed. Above everything, outside of what a dialog hides. */
export function ToastStack() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  // There before anything is shown: React listens in a new place to every event, which would make the first one late.
  return createPortal(messages.length === 0 ? null : <Shown messages={messages} />, document.body);
}

/** Timers pause while any toast is hovered or focused [T-02]. */
function Shown({ messages }: { messages: readonly ToastMessage[] }) {
  const say = useMessages('Toast');
  const { isPaused, ...region } = useToastFocus();
  const shown = messages.slice(0, MAX_SHOWN);
  const rest = messages.length - shown.length;
  // Those that come together move in with the region: one animation costs less than five.
  const [first] = useState(() => new Set(shown.map(({ id }) => id)));
  return (
    // Not React Aria's, whose toast is unstable and, with the strings of all languages, heavier than a whole toast
    // library. What dialogs of React Aria must know of it, the attribute says: it is not hidden behind them, may take
    // the focus out of them, and a press on it does not close them.
    <section
      {...region}
      className={`${css.region} ${css.arrival}`}
      aria-label={say('Notifications')}
      data-react-aria-top-layer="true"
    >
      <ol>
        {shown.map((message) => (
          <li key={message.id} className={css.item}>
            <Toast message={message} isPaused={isPaused} comesAlone={!first.has(message.id)} />
          </li>
        ))}
      </ol>
      {rest > 0 && <p className={css.more}>{say('{count} more', { count: rest })}</p>}
    </section>
  );
}
