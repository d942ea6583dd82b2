'use client';

import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { plain } from '../../internal/reset.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Toast } from './Toast.tsx';
import * as css from './Toast.css.ts';
import { toastStore, type ToastMessage } from './toasts.ts';
import { useToastFocus } from './useToastFocus.ts';
import { useToastRoom } from './useToastRoom.ts';

/** Number of visible toasts; the others are counted and move up. */
const MAX_SHOWN = 5;

/** The visible toasts, loaded on demand. Above all other elements, and not hidden by a modal dialog. */
export function ToastStack() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  // The portal exists before the first toast: React adds all its listeners to a new portal, which takes time.
  return createPortal(messages.length === 0 ? null : <Shown messages={messages} />, document.body);
}

/**
 * The newest toast; the others are behind it, so that they take no more room than one. They unfold while the focus is
 * inside, if a key brought it there, and after a press on their number: the page makes room for them, so a pointer that
 * passes by must not unfold them. Timers pause while any toast is hovered or focused.
 */
function Shown({ messages }: { messages: readonly ToastMessage[] }) {
  const say = useMessages('Toast');
  const { isPaused, isEntered, ...region } = useToastFocus();
  const shown = messages.slice(0, MAX_SHOWN);
  const [isUnfolded, unfold] = useUnfolded(region.ref);
  const isOpen = isEntered || isUnfolded;
  useToastRoom(region.ref);
  const rest = messages.length - (isOpen ? shown.length : 1);
  // The first toasts move in with the region: one animation takes less time than five.
  const [first] = useState(() => new Set(shown.map(({ id }) => id)));
  return (
    // Not React Aria's toast (ADR 29). The attribute tells React Aria's dialogs not to hide the region, to let it take the
    // focus, and not to close on a press in it.
    <section
      {...region}
      className={`${css.region} ${messages.length > 1 ? css.several : ''} ${isOpen ? css.unfolded : ''} ${css.arrival}`}
      aria-label={say('Notifications')}
      data-react-aria-top-layer="true"
    >
      <ol className={plain}>
        {shown.map((message, index) => (
          <li key={message.id} className={isOpen || index === 0 ? css.item : css.folded}>
            <Toast message={message} isPaused={isPaused} comesAlone={!first.has(message.id)} />
          </li>
        ))}
      </ol>
      {rest > 0 &&
        (isOpen ? (
          <p className={css.rest}>{say('{count} more', { count: rest })}</p>
        ) : (
          <More count={rest} onPress={unfold} />
        ))}
    </section>
  );
}

/** The number of hidden toasts, beside the newest one; a press unfolds them. */
function More({ count, onPress }: { count: number; onPress: () => void }) {
  const say = useMessages('Toast');
  return (
    <button
      type="button"
      // Tab goes to the toasts, which unfolds them. A press that takes the focus would do so before its click.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={css.more}
      aria-label={say('{count} more', { count })}
      onClick={onPress}
    >
      {say('+{count}', { count })}
    </button>
  );
}

/** Whether a press has unfolded the toasts; a press elsewhere folds them again. */
function useUnfolded(region: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isUnfolded, setUnfolded] = useState(false);
  useEffect(() => {
    if (!isUnfolded) return undefined;
    const fold = ({ target }: Event) => {
      if (!region.current?.contains(target as Node)) setUnfolded(false);
    };
    document.addEventListener('pointerdown', fold, true);
    return () => document.removeEventListener('pointerdown', fold, true);
  }, [isUnfolded, region]);
  return [isUnfolded, () => setUnfolded(true)];
}
