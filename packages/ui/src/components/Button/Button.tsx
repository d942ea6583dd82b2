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
   * out below other buttons; `chosen` shows a chosen value that a press removes. A button with `aria-pressed` looks chosen
   * while it is pressed. @default 'plain'
   */
  variant?: 'link' | 'quiet' | 'plain' | 'chosen' | 'signal' | 'critical';
  /** Height: 44, 48, 56 or 64 px. @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl';
  /** Icon before the text. */
  icon?: IconGlyph;
  /**
   * Below 700 px of the window, with `tablet` below 1024 px and in a narrow StickyBar, only the icon is visible, 44 px wide, for rows with several
   * tools; screen readers still read the text. Needs an icon. @default false
   */
  isIconOnNarrow?: boolean | 'tablet';
  /** As wide as its parent. @default false */
  isFill?: boolean;
  /** The text, a verb. */
  children: ReactNode;
}

/** Runs an action. While pending it keeps the focus, ignores presses and is announced as busy. */
export function Button(props: ButtonProps) {
  const { variant = 'plain', size = 'm', icon, isIconOnNarrow = false, isFill = false, children, ...behaviour } = props;
  const say = useMessages('Button');
  const iconBelow = isIconOnNarrow === true ? 'phone' : isIconOnNarrow || undefined;
  return (
    <PressButton {...behaviour} className={`${css.button({ variant, size, iconBelow, isFill })} ${css.state}`}>
      {behaviour.isPending ? (
        <span className={spinner({ size: 16 })} role="progressbar" aria-label={say('Working')} />
      ) : (
        icon && <Icon icon={icon} />
      )}
      {iconBelow ? <span className={css.wideText[iconBelow]}>{children}</span> : children}
    </PressButton>
  );
}
