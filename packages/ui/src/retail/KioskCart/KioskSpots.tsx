'use client';

import { useId } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './KioskCart.css.ts';

export interface KioskSpotsProps {
  /** Names of the places to which the pairs can be brought. @default there is no choice */
  spots: readonly string[];
  /** Where the customer waits. @default at the desk */
  spot?: string | undefined;
  /** Called with the place that was touched; undefined if it was chosen before. */
  onSpotChange?: ((spot: string | undefined) => void) | undefined;
}

/** Where the pairs are brought to. A second touch takes the choice back. */
export function KioskSpots({ spots, spot, onSpotChange }: KioskSpotsProps) {
  const say = useMessages('Kiosk');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.spots}>
      <span id={id} className={css.spotsTitle}>
        {say('Where will you wait?')}
      </span>
      {spots.map((name) => (
        <button
          key={name}
          type="button"
          className={css.spot}
          aria-pressed={name === spot}
          onClick={() => onSpotChange?.(name === spot ? undefined : name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
