'use client';

import { Button } from '../../components/Button/Button.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';
import * as css from './LineFacts.css.ts';

/** A fact about a line. */
export interface LineFact {
  /** "Spot", "Note". */
  label: string;
  /** `null`: there is none yet. */
  value: string | null;
  /** Opens what changes it. Without it the fact cannot be changed. */
  onChange?: (() => void) | undefined;
}

export interface LineFactsProps extends Unstyled {
  /** The facts, below each other. */
  facts: readonly LineFact[];
}

/** Facts of a line as text in a ruled box, each with a button that opens what changes it. */
export function LineFacts({ facts }: LineFactsProps) {
  const say = useMessages('LineFacts');
  return (
    <dl className={css.box}>
      {facts.map(({ label, value, onChange }) => {
        const words = value === null ? say('Add') : say('Change');
        const name = value === null ? say('Add: {fact}', { fact: label }) : say('Change: {fact}', { fact: label });
        return (
          <div key={label} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              <span className={value === null ? css.none : css.text}>
                {value === null ? say('None') : wholeCodes(value)}
              </span>
              {onChange ? (
                <Button variant="link" size="s" aria-label={name} onPress={onChange}>
                  {words}
                </Button>
              ) : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
