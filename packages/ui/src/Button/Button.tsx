import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { ButtonBehaviour } from '../internal/buttonProps.ts';
import type { Unstyled } from '../internal/props.ts';
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
  ref?: Ref<HTMLButtonElement>;
}

/** Does something. While it is pending it keeps the focus, takes no press and says so to screen readers. */
export function Button({ variant = 'plain', size = 'm', icon, isFill = false, children, ...behaviour }: ButtonProps) {
  return (
    <AriaButton {...behaviour} className={`${css.button({ variant, size, isFill })} ${css.state}`}>
      {({ isPending }) => (
        <>
          {isPending ? (
            <ProgressBar aria-label="Working" isIndeterminate className={spinner({ size: 16 })} />
          ) : (
            icon && <Icon icon={icon} />
          )}
          {children}
        </>
      )}
    </AriaButton>
  );
}
