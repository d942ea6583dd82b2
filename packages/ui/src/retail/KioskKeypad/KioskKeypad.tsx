'use client';

import type { ReactNode } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { glyph } from '../KioskShell/KioskShell.css.ts';
import { REFUSALS, type KioskRefusal } from '../KioskShell/refusals.ts';
import { PURPOSES } from './purposes.ts';
import * as css from './KioskKeypad.css.ts';

export interface KioskKeypadProps extends Unstyled {
  /** What is entered: the code that pairs the kiosk, or a customer's number. */
  purpose: keyof typeof PURPOSES;
  /** The digits so far. */
  value: string;
  /** Called with all digits after each key. */
  onChange: (value: string) => void;
  /** Why the last digits were refused; announced while there are no new ones. */
  refusal?: KioskRefusal | undefined;
}

/** Ten large keys for a code or a number. The action is in the dock. */
export function KioskKeypad({ purpose, value, onChange, refusal }: KioskKeypadProps) {
  const say = useMessages('Kiosk');
  const { title, text, max } = PURPOSES[purpose];
  const add = (digit: string) => value.length < max && onChange(value + digit);
  return (
    <section className={css.page}>
      <div>
        <h1 className={css.title}>{say(title)}</h1>
        <p className={css.soft}>{say(text)}</p>
        <output className={css.digits} aria-label={say(title)}>
          {value}
        </output>
        <p className={css.message} role="alert">
          {refusal && value === '' && say(REFUSALS[refusal])}
        </p>
      </div>
      <div className={css.pad}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <Key key={digit} onPress={() => add(digit)}>
            {digit}
          </Key>
        ))}
        <Key label={say('Clear')} onPress={() => onChange('')}>
          <Glyph icon={icons.x} className={glyph} aria-hidden />
        </Key>
        <Key onPress={() => add('0')}>0</Key>
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
