'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './PinPad.css.ts';

/** Digits of a PIN. */
const LENGTH = 6;

export interface PinPadProps extends Unstyled {
  /** What the PIN is for: "PIN of Maren". */
  label: string;
  /** The digits so far. They are never shown. */
  value: string;
  /** Called with all digits after each key. The sixth digit completes the PIN: there is no further button. */
  onChange: (value: string) => void;
  /** A line below the cells: what to do, or why the last PIN was refused. */
  note: string;
  /** The last PIN was refused; the note is announced. @default false */
  isWrong?: boolean;
  /** The PIN is being checked: keys do nothing. @default false */
  isPending?: boolean;
}

/** Six cells and ten large keys for a secret number; the digits of a keyboard work, too. */
export function PinPad({ label, value, onChange, note, isWrong = false, isPending = false }: PinPadProps) {
  const say = useMessages('PinPad');
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  const change = (next: string) => {
    if (!isPending && next.length <= LENGTH && next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) change(value + event.key);
    else if (event.key === 'Backspace') change(value.slice(0, -1));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes the digits of a keyboard
    <div ref={group} className={css.pad} role="group" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      <div
        className={css.cells({ isWrong })}
        role="img"
        aria-label={say('{count} of 6 digits', { count: value.length })}
      >
        {Array.from({ length: LENGTH }, (_, index) => (
          <span
            key={index}
            className={css.cell({ state: index < value.length ? 'filled' : index === value.length ? 'next' : 'empty' })}
          />
        ))}
      </div>
      <p className={css.note({ isWrong })} role={isWrong ? 'alert' : 'status'}>
        {note}
      </p>
      <div className={css.keys}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <Key key={digit} isPending={isPending} onPress={() => change(value + digit)}>
            {digit}
          </Key>
        ))}
        <Key isPending={isPending} isPlain onPress={() => change('')}>
          {say('Clear')}
        </Key>
        <Key isPending={isPending} onPress={() => change(`${value}0`)}>
          0
        </Key>
        <Key isPending={isPending} isPlain label={say('Delete')} onPress={() => change(value.slice(0, -1))}>
          <Icon icon={icons.erase} size={24} />
        </Key>
      </div>
    </div>
  );
}

interface KeyProps {
  label?: string;
  isPlain?: boolean;
  isPending: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Key({ label, isPlain = false, isPending, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      className={css.key({ isPlain })}
      aria-label={label}
      aria-disabled={isPending}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
