import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './EmptyState.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface EmptyStateProps extends Unstyled {
  /** The text, e.g. 'No results found'. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** A button for it. */
  action?: ReactNode;
  /** Shown above the title. */
  icon?: IconGlyph;
}

/** Shown in place of data if there is none and nothing has failed: a text, and what to do next. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div role="status" className={css.empty}>
      {icon && (
        <span className={css.icon}>
          <Icon icon={icon} size={24} />
        </span>
      )}
      <p className={css.title}>{wholeCodes(title)}</p>
      {children !== undefined && <p className={css.text}>{wholeCodes(children)}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
