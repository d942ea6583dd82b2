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
  /** How loud: one `signal` a screen; `critical` takes something away. @default 'plain' */
  variant?: 'quiet' | 'plain' | 'signal' | 'critical';
  /** Height: 44, 48, 56 or 64 px. @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl';
  /** Stands before the word. */
  icon?: IconGlyph;
  /** As wide as its place. @default false */
  isFill?: boolean;
  /** A verb. */
  children: ReactNode;
}

/** Does something. While it is pending it keeps the focus, takes no press and says so to screen readers. */
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
