import { type ReactNode, useMemo } from 'react';
import { spinner } from '../../components/Spinner/Spinner.css.ts';
import { type IconGlyph, directionOf } from '../../components/Icon/Icon.tsx';
import type { ButtonBehaviour } from '../../internal/buttonProps.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { PressButton } from '../../internal/PressButton.tsx';
import { guardedRef } from '../../internal/pressGuard.ts';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './KioskShell.css.ts';

export interface KioskButtonProps extends ButtonBehaviour, Unstyled {
  /** One `signal` per screen; `ink` for Done. @default 'plain' */
  variant?: 'plain' | 'signal' | 'ink' | 'quiet';
  /** As wide as the dock allows, with a larger text. @default false */
  isGrow?: boolean;
  /** An icon before the text. @default none */
  icon?: IconGlyph;
  /** An icon behind the text, for a step forward. */
  endIcon?: IconGlyph;
  /** A small line below the text. */
  note?: string;
  /** One to three words. */
  children: ReactNode;
}

const classOf = (icon: IconGlyph) => `${css.glyph} ${directionOf(icon)}`.trim();

/** A button of the kiosk, 96 px high upright and 64 px in landscape. While its action runs, a ring replaces its last icon. */
export function KioskButton({
  variant = 'plain',
  isGrow = false,
  icon,
  endIcon,
  note,
  children,
  ...behaviour
}: KioskButtonProps) {
  const ring = behaviour.isPending ? <span className={spinner({ size: 24 })} aria-hidden /> : undefined;
  const { ref } = behaviour;
  const guarded = useMemo(() => guardedRef(ref), [ref]);
  const startRing = endIcon ? undefined : ring;
  return (
    <PressButton {...behaviour} ref={guarded} className={css.button({ variant, isGrow })}>
      {startRing ?? (icon && <Glyph icon={icon} className={classOf(icon)} aria-hidden />)}
      {note === undefined ? (
        children
      ) : (
        <>
          <span>{children}</span>
          <span className={css.note}>{note}</span>
        </>
      )}
      {endIcon && (ring ?? <Glyph icon={endIcon} className={classOf(endIcon)} aria-hidden />)}
    </PressButton>
  );
}
