'use client';

import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './LocationCard.css.ts';

export interface LocationCardProps extends Unstyled {
  /** Name of the location: "Canal Street". */
  name: string;
  /** Name of the store that it belongs to. */
  store: string;
  /** The location in use: inverted icon cell and "In use". */
  isCurrent: boolean;
  /** Called on a press, but not for the location in use. */
  onChoose: () => void;
}

/** A location to choose. Put several into a `Grid`. */
export function LocationCard({ name, store, isCurrent, onChoose }: LocationCardProps) {
  const say = useMessages('LocationCard');
  return (
    <button
      type="button"
      className={css.card}
      aria-pressed={isCurrent}
      onClick={() => {
        if (!isCurrent) onChoose();
      }}
    >
      <span className={css.mark}>
        <Icon icon={isCurrent ? icons.check : icons.mapPin} size={24} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.store}>{store}</span>
      </span>
      <span className={css.state}>{say(isCurrent ? 'In use' : 'Work here')}</span>
    </button>
  );
}
