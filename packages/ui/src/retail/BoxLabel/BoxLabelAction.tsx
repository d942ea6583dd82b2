'use client';

import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { spinner } from '../../components/Spinner/Spinner.css.ts';
import * as css from './BoxLabel.css.ts';

export interface BoxLabelActionProps extends Unstyled {
  /** Before the words. @default none */
  icon?: IconGlyph;
  /** The action is done: "In cart". @default false */
  isDone?: boolean;
  /** The action is running: the button keeps the focus and ignores presses. @default false */
  isPending?: boolean;
  /** Accessible name with the pair: "Add Halden Court 82, size 10.5". */
  label: string;
  /** Without it the button cannot be pressed. */
  onPress?: () => void;
  /** One or two words, contained in `label`. */
  children: ReactNode;
}

/** The action of a BoxLabel. A native button, because long lists of the first page contain it. */
export function BoxLabelAction(props: BoxLabelActionProps) {
  const { icon, isDone = false, isPending = false, label, onPress, children } = props;
  const isOff = isPending || !onPress;
  return (
    <button
      type="button"
      className={css.actionButton}
      aria-label={label}
      // Never `disabled`: the pressed button must keep the focus.
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
