import { useEffect, useState, useSyncExternalStore } from 'react';
import { AriaToastList, AriaToastRegion, PausableQueue, type QueuedToast } from './ariaToast.ts';
import { Toast } from './Toast.tsx';
import { useMessages } from '../internal/useMessages.ts';
import { Language } from '../internal/Language.tsx';
import * as css from './Toast.css.ts';
import { closeToast, toastStore, type ToastMessage } from './toasts.ts';

/** At most so many are shown; the rest is counted and moves up. */
const MAX_SHOWN = 5;

/** The shown part of ToastRegion, loaded when first needed. Timers pause while any toast is hovered or focused [T-02]. */
export function ToastStack() {
  const say = useMessages('Toast');
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const [queue] = useState(() => new PausableQueue<ToastMessage>({ maxVisibleToasts: MAX_SHOWN }));

  // React Aria's queue follows ours, which is small enough for the first load.
  const [keys] = useState(() => new Map<number, string>());
  useEffect(() => {
    for (const message of messages.toReversed()) {
      if (!keys.has(message.id)) keys.set(message.id, queue.add(message, { onClose: () => closeToast(message.id) }));
    }
    for (const [id, key] of keys) {
      if (messages.some((message) => message.id === id)) continue;
      keys.delete(id);
      queue.close(key);
    }
    if (messages.length === 0) queue.resumeAll();
  }, [messages, queue, keys]);

  const rest = messages.length - MAX_SHOWN;
  return (
    <Language>
      <AriaToastRegion queue={queue} className={css.region} aria-label={say('Notifications')}>
        <AriaToastList className={css.list}>
          {/* React Aria's list does not know what its queue holds. */}
          {({ toast }) => <Toast toast={toast as QueuedToast<ToastMessage>} queue={queue} />}
        </AriaToastList>
        {rest > 0 && <p className={css.more}>{say('{count} more', { count: rest })}</p>}
      </AriaToastRegion>
    </Language>
  );
}
