'use client';

import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { ButtonBehaviour } from '../../internal/buttonProps.ts';
import { PressButton } from '../../internal/PressButton.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { spinner } from '../Spinner/Spinner.css.ts';
import * as css from './Button.css.ts';

export interface ButtonProps extends ButtonBehaviour, Unstyled {
  /**
   * Emphasis: one `signal` per screen; `critical` for deleting or cancelling; `link` has an underlined text, for the way
   * out below other buttons. @default 'plain'
   */
  variant?: 'link' | 'quiet' | 'plain' | 'signal' | 'critical';
  /** Height: 44, 48, 56 or 64 px. @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl';
  /** Icon before the text. */
  icon?: IconGlyph;
  /** As wide as its parent. @default false */
  isFill?: boolean;
  /** The text, a verb. */
  children: ReactNode;
}

/** Runs an action. While pending it keeps the focus, ignores presses and is announced as busy. */
export function Button({ variant = 'plain', size = 'm', icon, isFill = false, children, ...behaviour }: ButtonProps) {
  const say = useMessages('Button');
  return (
    <PressButton {...behaviour} className={`${css.button({ variant, size, isFill })} ${css.state}`}>
      {behaviour.isPending ? (
        <span className={spinner({ size: 16 })} role="progressbar" aria-label={say('Working')} />
      ) : (
        icon && <Icon icon={icon} />
      )}
      {children}
    </PressButton>
  );
}
