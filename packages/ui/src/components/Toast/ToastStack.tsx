'use client';

import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../internal/useMessages.ts';
import { Toast } from './Toast.tsx';
import * as css from './Toast.css.ts';
import { toastStore, type ToastMessage } from './toasts.ts';
import { useToastFocus } from './useToastFocus.ts';

/** Number of visible toasts; the others are counted and move up. */
const MAX_SHOWN = 5;

/** The visible toasts, loaded on demand. Above all other elements, and not hidden by a modal dialog. */
export function ToastStack() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  // The portal exists before the first toast: React adds all its listeners to a new portal, which takes time.
  return createPortal(messages.length === 0 ? null : <Shown messages={messages} />, document.body);
}

/** Timers pause while any toast is hovered or focused. */
function Shown({ messages }: { messages: readonly ToastMessage[] }) {
  const say = useMessages('Toast');
  const { isPaused, ...region } = useToastFocus();
  const shown = messages.slice(0, MAX_SHOWN);
  const rest = messages.length - shown.length;
  // The first toasts move in with the region: one animation takes less time than five.
  const [first] = useState(() => new Set(shown.map(({ id }) => id)));
  return (
    // Not React Aria's toast (ADR 29). The attribute tells React Aria's dialogs not to hide the region, to let it take the
    // focus, and not to close on a press in it.
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
