'use client';

import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { plain } from '../../internal/reset.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as shared from '../../internal/severity.css.ts';
import { severityIcons, severityWords } from '../../internal/severity.ts';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import type { PastToast } from '../Toast/toasts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './NotificationPanel.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

interface NotificationMessagesProps {
  messages: readonly PastToast[];
  now: number;
  onClear: (() => void) | undefined;
}

/** The log of past toasts. */
export function NotificationMessages({ messages, now, onClear }: NotificationMessagesProps) {
  const say = useMessages('NotificationBell');
  const saySeverity = useMessages('Severity');
  if (messages.length === 0) {
    return (
      <div className={css.nothing}>
        <EmptyState icon={icons.inbox} title={say('No alerts yet.')}>
          {say('Recent alerts are kept until you sign out.')}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      {/* A scrolling list must be reachable by keyboard (WCAG 2.1.1), and nothing in it can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroller} tabIndex={0} role="region" aria-label={say('Recent alerts')}>
        <ul className={plain}>
          {messages.map(({ id, at, severity, title, description }) => (
            <li key={id} className={`${shared.severity[severity]} ${css.message}`}>
              <span className={shared.badge}>
                <Icon icon={severityIcons[severity]} size={16} />
              </span>
              <span className={css.words}>
                <VisuallyHidden>{saySeverity(severityWords[severity])} </VisuallyHidden>
                <span className={css.itemTitle.new}>{wholeCodes(title)}</span>
                {description === undefined ? null : <span className={css.said}>{wholeCodes(description)}</span>}
              </span>
              <span className={css.age}>
                <RelativeTime since={new Date(at)} now={now} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.foot}>
        <Button variant="quiet" size="s" icon={icons.trash} onPress={onClear}>
          {say('Clear alerts')}
        </Button>
      </div>
    </>
  );
}
