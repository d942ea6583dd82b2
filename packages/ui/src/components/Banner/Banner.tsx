'use client';

import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as shared from '../../internal/severity.css.ts';
import { severityIcons, severityWords, type Severity } from '../../internal/severity.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './Banner.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface BannerProps extends Unstyled {
  /** How serious the message is: sets colour and icon. */
  severity: Severity;
  /** The message in a few words, in bold. */
  title: string;
  /** What it means for the user, or what to do. */
  children?: ReactNode;
  /** A button for it. */
  action?: ReactNode;
}

/** Shown above the content as long as a state lasts: offline, live updates off. For an event use a toast. */
export function Banner({ severity, title, children, action }: BannerProps) {
  const saySeverity = useMessages('Severity');
  return (
    <div role={severity === 'critical' ? 'alert' : 'status'} className={`${shared.severity[severity]} ${css.banner}`}>
      <span className={shared.badge}>
        <Icon icon={severityIcons[severity]} size={16} />
      </span>
      <div className={css.words}>
        <VisuallyHidden>{saySeverity(severityWords[severity])} </VisuallyHidden>
        <p className={css.title}>{wholeCodes(title)}</p>
        {children !== undefined && <p className={css.text}>{wholeCodes(children)}</p>}
      </div>
      {action}
    </div>
  );
}
