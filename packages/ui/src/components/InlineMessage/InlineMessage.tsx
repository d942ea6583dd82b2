'use client';

import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as shared from '../../internal/severity.css.ts';
import { severityIcons, severityWords, type Severity } from '../../internal/severity.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './InlineMessage.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface InlineMessageProps extends Unstyled {
  /** How serious the message is: sets colour and icon. */
  severity: Severity;
  /** Id, for `aria-describedby` of the field. */
  id?: string;
  /** The message, one sentence. */
  children: ReactNode;
}

/** A short message beside its subject, e.g. "Wrong size: scanned 10, requested 9.5". */
export function InlineMessage({ severity, id, children }: InlineMessageProps) {
  const saySeverity = useMessages('Severity');
  return (
    <div
      id={id}
      role={severity === 'critical' ? 'alert' : 'status'}
      className={`${shared.severity[severity]} ${css.message}`}
    >
      <span className={css.icon}>
        <Icon icon={severityIcons[severity]} size={16} />
      </span>
      <VisuallyHidden>{saySeverity(severityWords[severity])} </VisuallyHidden>
      <span className={css.words}>{wholeCodes(children)}</span>
    </div>
  );
}
