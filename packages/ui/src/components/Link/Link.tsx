'use client';

import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { useLinkClick } from '../../internal/navigate.ts';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Link.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface LinkProps extends Unstyled {
  /** Address that the link leads to. */
  href: string;
  /** Within a sentence, or on its own with a full touch target. @default 'text' */
  kind?: 'text' | 'standalone';
  /** Icon before the text. */
  icon?: IconGlyph;
  /** The link leads to the current page. @default false */
  isCurrent?: boolean;
  /** Opens in a new tab. @default false */
  isExternal?: boolean;
  /** The text. */
  children: ReactNode;
}

/** A link. It uses the router of the host if UiProvider has one. */
export function Link({ href, kind = 'text', icon, isCurrent = false, isExternal = false, children }: LinkProps) {
  const follow = useLinkClick(href);
  return (
    <a
      href={href}
      className={css.link({ kind })}
      onClick={follow}
      aria-current={isCurrent ? ('page' as const) : undefined}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noreferrer' : undefined}
    >
      {icon && <Icon icon={icon} />}
      {wholeCodes(children)}
    </a>
  );
}
