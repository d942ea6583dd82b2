'use client';

import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './LocationCard.css.ts';

export interface LocationCardProps extends Unstyled {
  /** "Canal Street". */
  name: string;
  /** A second line: the store that it belongs to. */
  store: string;
  /** One works here now: told by the inverted cell and in words. */
  isCurrent: boolean;
  /** Asks to work here; not asked where one works already. */
  onChoose: () => void;
}

/** A place to work at, to be chosen by one press. Several in a `Grid`. */
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
