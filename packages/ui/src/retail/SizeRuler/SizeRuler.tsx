'use client';

import { Fragment, type KeyboardEvent, useRef } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { allInSystem, systemsOf } from './inSystem.ts';
import { SizeSystems } from './SizeSystems.tsx';
import * as css from './SizeRuler.css.ts';

export interface SizeRulerProps extends Unstyled {
  /** The size system in use: "US M", "EU". */
  system: string;
  /** Called with the size system that was touched. */
  onSystem: (system: string) => void;
  /** Sizes of all products: the ruler has those of the system, and offers the three most frequent systems. */
  sizes: readonly { size: string; sizeSystem: string }[];
  /** The customer's size; none is chosen at first. */
  size: string | undefined;
  /** Called with the size that was touched. */
  onSize: (size: string) => void;
}

/** A ruler like a foot gauge: the customer's size is the first question. The chosen size is scrolled to the middle. */
export function SizeRuler({ system, onSystem, sizes: all, size, onSize }: SizeRulerProps) {
  const sizes = allInSystem(all, system);
  const say = useMessages('Kiosk');
  const run = useRef<HTMLDivElement>(null);
  // The chosen size may be none of this system: Tab then reaches the first.
  const reached = Math.max(0, sizes.indexOf(size ?? ''));
  const isAsked = size === undefined;
  const middle = Math.floor(sizes.length / 2);
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowUp: 1, ArrowDown: -1 }[event.key];
    const index = step === undefined ? -1 : sizes.indexOf(size ?? '') + step;
    const next = sizes[index];
    if (next === undefined) return;
    event.preventDefault();
    onSize(next);
    run.current?.querySelectorAll<HTMLElement>('[role="radio"]')[index]?.focus();
  };
  return (
    <section className={css.ruler} aria-label={say('Your size')}>
      <header className={css.head}>
        <h2 className={css.title}>{size === undefined ? say('Which size?') : say('Your size')}</h2>
        <SizeSystems systems={systemsOf(all)} system={system} onSystem={onSystem} />
      </header>
      <div
        ref={run}
        className={css.run}
        role="radiogroup"
        aria-label={`${say('Your size')}, ${system}`}
        onKeyDown={turn}
        tabIndex={-1}
      >
        {sizes.map((each, index) => (
          <Fragment key={each}>
            {isAsked && index === middle ? <Question /> : null}
            <button
              ref={each === size ? scrollToMiddle : undefined}
              type="button"
              role="radio"
              className={css.place}
              aria-checked={each === size}
              tabIndex={index === reached ? 0 : -1}
              onClick={() => onSize(each)}
            >
              <SizeFigure size={each} scale={40} />
            </button>
          </Fragment>
        ))}
      </div>
    </section>
  );
}

/** The place of the customer's size while none is chosen. */
function Question() {
  return (
    <span ref={scrollToMiddle} className={css.asked} aria-hidden="true">
      ?
    </span>
  );
}

/** Scrolls the run so that the chosen size is in its middle. */
function scrollToMiddle(place: HTMLElement | null): void {
  const run = place?.parentElement;
  if (run && place) run.scrollLeft = place.offsetLeft - (run.clientWidth - place.clientWidth) / 2;
}
