import { useSyncExternalStore } from 'react';
import { Text as AriaText } from 'react-aria-components/Text';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as shared from '../internal/severity.css.ts';
import { severityIcons, severityWords } from '../internal/severity.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AriaToast, AriaToastContent, type PausableQueue, type QueuedToast } from './ariaToast.ts';
import { useMessages } from '../internal/useMessages.ts';
import * as css from './Toast.css.ts';
import { closeToast, type ToastMessage } from './toasts.ts';
import { useCountdown } from './useCountdown.ts';

export interface ToastProps {
  toast: QueuedToast<ToastMessage>;
  queue: PausableQueue<ToastMessage>;
}

/** One message: what happened, perhaps why, perhaps a way to answer. */
export function Toast({ toast, queue }: ToastProps) {
  const say = useMessages('Toast');
  const saySeverity = useMessages('Severity');
  const { id, severity, title, description, action, timeout, className = '' } = toast.content;
  const isPaused = useSyncExternalStore(queue.onPause, () => queue.isPaused);
  const close = () => closeToast(id);
  useCountdown(timeout, isPaused, close);
  return (
    <AriaToast
      toast={toast}
      className={`${shared.severity[severity]} ${css.toast} ${className}`}
      data-severity={severity}
    >
      <span className={shared.badge}>
        <Icon icon={severityIcons[severity]} size={16} />
      </span>
      <AriaToastContent className={css.words}>
        <VisuallyHidden>{saySeverity(severityWords[severity])} </VisuallyHidden>
        <AriaText slot="title" className={css.title}>
          {title}
        </AriaText>
        {description !== undefined && (
          <AriaText slot="description" className={css.text}>
            {description}
          </AriaText>
        )}
        {action && (
          <div className={css.action}>
            <Button
              size="s"
              onPress={() => {
                action.onPress();
                close();
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </AriaToastContent>
      <div className={css.close}>
        <IconButton icon={icons.x} label={say('Dismiss')} onPress={close} />
      </div>
    </AriaToast>
  );
}
