'use client';

import { memo, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as shared from '../../internal/severity.css.ts';
import { severityIcons, severityWords } from '../../internal/severity.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Toast.css.ts';
import { closeToast, type ToastMessage } from './toasts.ts';
import { useCountdown } from './useCountdown.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface ToastProps {
  message: ToastMessage;
  /** The time of the toast is paused. */
  isPaused: boolean;
  /** Other toasts are shown already: it moves in alone. */
  comesAlone: boolean;
}

/** One message with an optional description and action. It is not rendered again when further toasts are added. */
export const Toast = memo(function DrawToast({ message, isPaused, comesAlone }: ToastProps) {
  const say = useMessages('Toast');
  const saySeverity = useMessages('Severity');
  const words = useId();
  const { id, severity, title, description, action, timeout, className = '' } = message;
  const close = () => closeToast(id);
  useCountdown(timeout, isPaused, close);
  return (
    <div
      role="alertdialog"
      aria-modal="false"
      aria-labelledby={`${words}title`}
      aria-describedby={description === undefined ? undefined : `${words}text`}
      // A tab stop, so that screen readers read it as a whole; it does not hold the focus, so it is not modal (ARIA APG).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`${shared.severity[severity]} ${css.toast} ${comesAlone ? css.arrival : ''} ${className}`}
      data-severity={severity}
    >
      <span className={shared.badge}>
        <Icon icon={severityIcons[severity]} size={16} />
      </span>
      <div
        ref={reveal}
        role="alert"
        aria-atomic="true"
        aria-hidden="true"
        className={action ? `${css.words} ${css.wordsWithAction}` : css.words}
      >
        <VisuallyHidden>{saySeverity(severityWords[severity])} </VisuallyHidden>
        <span id={`${words}title`} className={css.title}>
          {wholeCodes(title)}
        </span>
        {description !== undefined && (
          <span id={`${words}text`} className={css.text}>
            {wholeCodes(description)}
          </span>
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
      </div>
      <div className={css.close}>
        <IconButton icon={icons.x} label={say('Dismiss')} onPress={close} />
      </div>
    </div>
  );
});

/** NVDA reads an alert that becomes visible, not one that is added with its text (adobe/react-spectrum#6223). */
const reveal = (alert: HTMLElement | null): void => alert?.removeAttribute('aria-hidden');
