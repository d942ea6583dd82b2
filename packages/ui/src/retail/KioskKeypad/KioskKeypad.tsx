'use client';

import type { ReactNode } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { glyph } from '../KioskShell/KioskShell.css.ts';
import * as css from './KioskKeypad.css.ts';

export interface KioskKeypadProps extends Unstyled {
  title: string;
  text: string;
  /** The digits so far. */
  value: string;
  /** The most digits. */
  length: number;
  onChange: (value: string) => void;
  /** Why the number was refused; announced. */
  message?: ReactNode;
}

/** Ten large keys for a code or a number. The action is in the dock. */
export function KioskKeypad({ title, text, value, length, onChange, message }: KioskKeypadProps) {
  const say = useMessages('Kiosk');
  return (
    <section className={css.page}>
      <div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.soft}>{text}</p>
        <output className={css.digits} aria-label={title}>
          {value}
        </output>
        <p className={css.message} role="alert">
          {message}
        </p>
      </div>
      <div className={css.pad}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <Key key={digit} onPress={() => value.length < length && onChange(value + digit)}>
            {digit}
          </Key>
        ))}
        <Key label={say('Clear')} onPress={() => onChange('')}>
          <Glyph icon={icons.x} className={glyph} aria-hidden />
        </Key>
        <Key onPress={() => value.length < length && onChange(`${value}0`)}>0</Key>
        <Key label={say('Delete')} onPress={() => onChange(value.slice(0, -1))}>
          <Glyph icon={icons.arrowLeft} className={glyph} aria-hidden />
        </Key>
      </div>
    </section>
  );
}

function Key({ label, onPress, children }: { label?: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.key} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
