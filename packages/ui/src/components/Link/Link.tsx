'use client';

import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { useLinkClick } from '../../internal/navigate.ts';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Link.css.ts';

export interface LinkProps extends Unstyled {
  href: string;
  /** Within a sentence, or on its own with a full touch target. @default 'text' */
  kind?: 'text' | 'standalone';
  /** Stands before the words. */
  icon?: IconGlyph;
  /** The page that is open now. @default false */
  isCurrent?: boolean;
  /** Opens in a tab of its own. @default false */
  isExternal?: boolean;
  children: ReactNode;
}

/** Goes somewhere: through the host's router where UiProvider has one, else as links do. */
export function Link({ href, kind = 'text', icon, isCurrent = false, isExternal = false, children }: LinkProps) {
  const follow = useLinkClick(href);
  return (
    <a
      href={href}
      className={css.link({ kind })}
      onClick={follow}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
    >
      {icon && <Icon icon={icon} />}
      {children}
    </a>
  );
}
