import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { button, isBare, state } from '../Button/Button.css.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { ButtonBehaviour } from '../internal/buttonProps.ts';
import type { Unstyled } from '../internal/props.ts';
import { spinner } from '../Spinner/Spinner.css.ts';

export interface IconButtonProps extends Omit<ButtonBehaviour, 'aria-label'>, Unstyled {
  icon: IconGlyph;
  /** The verb that the icon stands for, told to screen readers. */
  label: string;
  /** @default 'quiet' */
  variant?: 'quiet' | 'plain';
  /** The icon's size in px; the button is 44 px. @default 20 */
  size?: 20 | 24;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of 44 × 44 px with an icon alone. Where a word fits, use Button. */
export function IconButton({ icon, label, variant = 'quiet', size = 20, ...behaviour }: IconButtonProps) {
  const classes = [button({ variant, isIconOnly: true }), state, variant === 'quiet' && isBare];
  return (
    <AriaButton {...behaviour} aria-label={label} className={classes.filter(Boolean).join(' ')}>
      {({ isPending }) =>
        isPending ? (
          <ProgressBar aria-label="Working" isIndeterminate className={spinner({ size: 16 })} />
        ) : (
          <Icon icon={icon} size={size} />
        )
      }
    </AriaButton>
  );
}
