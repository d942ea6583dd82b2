'use client';

import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { figure } from '../../internal/message.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './Steps.css.ts';

/** A step of a task. */
export interface Step {
  /** What is done in it: "Scan". */
  label: string;
  /** A second line: "3 pairs". */
  note?: string;
}

export interface StepsProps extends Unstyled {
  /** Name of the task for screen readers: "Return of a parcel". */
  label: string;
  /** The steps in order. */
  steps: readonly Step[];
  /** Index of the current step; the number of steps once all are done. */
  current: number;
}

/** The steps of a task: which are done, which is current, which follow. It shows them; your buttons go on and back. */
export function Steps({ label, steps, current }: StepsProps) {
  const say = useMessages('Steps');
  const locale = useLocale();
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next';
        return (
          <li
            key={step.label}
            className={css.step}
            data-state={state}
            aria-current={state === 'current' ? ('step' as const) : undefined}
          >
            <span className={css.figure} aria-hidden="true">
              {state === 'done' ? <Icon icon={icons.check} size={16} /> : figure(index + 1, locale)}
            </span>
            <span className={css.words}>
              <span className={css.label}>{step.label}</span>
              {state === 'done' && <VisuallyHidden>, {say('done')}</VisuallyHidden>}
              {step.note === undefined ? null : <span className={css.note}>{step.note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
