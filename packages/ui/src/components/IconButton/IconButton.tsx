'use client';

import { useMessages } from '../../internal/useMessages.ts';
import { button, isBare, state } from '../Button/Button.css.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { ButtonBehaviour } from '../../internal/buttonProps.ts';
import { PressButton } from '../../internal/PressButton.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { spinner } from '../Spinner/Spinner.css.ts';

export interface IconButtonProps extends ButtonBehaviour, Unstyled {
  /** `label` is its name. */
  'aria-label'?: never;
  /** The icon. */
  icon: IconGlyph;
  /** Name for screen readers, a verb. */
  label: string;
  /** How much the button stands out. @default 'quiet' */
  variant?: 'quiet' | 'plain';
  /** Size of the icon in px; the button has 44 px. @default 20 */
  size?: 20 | 24;
}

/** A button of 44 × 44 px with only an icon. If a text fits, use Button. */
export function IconButton({ icon, label, variant = 'quiet', size = 20, ...behaviour }: IconButtonProps) {
  const say = useMessages('Button');
  const classes = [button({ variant, isIconOnly: true }), state, variant === 'quiet' && isBare];
  return (
    <PressButton {...behaviour} aria-label={label} className={classes.filter(Boolean).join(' ')}>
      {behaviour.isPending ? (
        <span className={spinner({ size: 16 })} role="progressbar" aria-label={say('Working')} />
      ) : (
        <Icon icon={icon} size={size} />
      )}
    </PressButton>
  );
}
