'use client';

import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { spinner } from '../../components/Spinner/Spinner.css.ts';
import * as css from './BoxLabel.css.ts';

export interface BoxLabelActionProps extends Unstyled {
  icon?: IconGlyph;
  /** True when it has been done and is only told, e.g. "In cart". @default false */
  isDone?: boolean;
  /** Under way: keeps the focus and takes no press. @default false */
  isPending?: boolean;
  /** Which pair, for people who hear the button alone: "Add Halden Court 82, size 10.5". */
  label: string;
  /** Absent where there is nothing left to do. */
  onPress?: () => void;
  /** One or two words, contained in `label`. */
  children: ReactNode;
}

/** The one action of a BoxLabel. A native button: it stands in lists of many, and in the first thing that loads. */
export function BoxLabelAction(props: BoxLabelActionProps) {
  const { icon, isDone = false, isPending = false, label, onPress, children } = props;
  const isOff = isPending || !onPress;
  return (
    <button
      type="button"
      className={css.actionButton}
      aria-label={label}
      // Never `disabled`: a button that has just been pressed keeps the focus.
      aria-disabled={isOff}
      aria-busy={isPending}
      {...(isDone ? { 'aria-pressed': true } : { 'data-plain': '' })}
      onClick={() => !isOff && onPress()}
    >
      {isPending ? <span className={spinner({ size: 16 })} /> : icon && <Icon icon={icon} />}
      {children}
    </button>
  );
}
