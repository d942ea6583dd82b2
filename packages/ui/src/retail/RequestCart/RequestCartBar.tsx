'use client';

import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { useFocusWhenEmptied } from '../CartFrame/CartFrame.tsx';
import * as css from './RequestCart.css.ts';

export interface RequestCartBarProps extends Unstyled {
  /** Number of units in the cart. */
  count: number;
  /** The request is being placed. @default false */
  isPlacing?: boolean;
  /** Places the request. */
  onPlace: () => void;
  /** Opens the cart. */
  onOpen: () => void;
}

/** The cart at the bottom of small screens, in reach of the thumb: one button places the request, the count opens the cart. */
export function RequestCartBar({ count, isPlacing = false, onPlace, onOpen }: RequestCartBarProps) {
  const say = useMessages('RequestCart');
  const opener = useRef<HTMLButtonElement>(null);
  useFocusWhenEmptied(opener, true, count === 0);
  const items = say('{count} item|{count} items', { count });
  return (
    <div className={css.bar}>
      <Button variant="signal" size="l" isFill isDisabled={count === 0} isPending={isPlacing} onPress={onPlace}>
        <span className={css.barWord}>{say('PLACE REQUEST')}</span>
      </Button>
      <button
        ref={opener}
        type="button"
        className={css.barCount({ isOff: count === 0 || isPlacing })}
        aria-label={say('Open the request cart, {items}', { items })}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {items}
        <Icon icon={icons.chevronUp} />
      </button>
    </div>
  );
}
