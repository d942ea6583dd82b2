'use client';

import { useMessages } from '../../internal/useMessages.ts';
import * as css from './SizeRuler.css.ts';

interface SizeSystemsProps {
  /** "US M", "EU". */
  systems: readonly string[];
  system: string;
  onSystem: (system: string) => void;
}

/** Chooses the system in which sizes are shown. */
export function SizeSystems({ systems, system, onSystem }: SizeSystemsProps) {
  const say = useMessages('Kiosk');
  return (
    <div className={css.systems} role="group" aria-label={say('Size system')}>
      {systems.map((each) => (
        <button
          key={each}
          type="button"
          className={css.system}
          aria-pressed={each === system}
          onClick={() => onSystem(each)}
        >
          {each}
        </button>
      ))}
    </div>
  );
}
