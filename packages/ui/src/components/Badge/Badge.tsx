import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Badge.css.ts';

export interface BadgeProps extends Unstyled {
  /** Colour of the box; the word says the same. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | 'info';
  /** One or two words. */
  children: ReactNode;
}

/** One or two words that classify what they stand beside: "New", "Online only". */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={css.badge({ tone })}>{children}</span>;
}
