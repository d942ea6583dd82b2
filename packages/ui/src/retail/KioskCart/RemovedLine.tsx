'use client';

import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { useMessages } from '../../internal/useMessages.ts';
import type { KioskCartItem } from './KioskCartLine.tsx';
import * as css from './KioskCart.css.ts';

interface RemovedLineProps {
  line: Pick<KioskCartItem, 'name' | 'size'>;
  onUndo: () => void;
}

/** Replaces a removed line: says what was removed, and restores it. */
export function RemovedLine({ line: { name, size }, onUndo }: RemovedLineProps) {
  const say = useMessages('KioskCart');
  const pair = say('{name}, size {size}', { name, size });
  return (
    <li className={css.undo}>
      <span className={css.gone} role="status">
        {say('{pair} removed.', { pair })}
      </span>
      <Button
        // The Remove button is gone; its focus moves here.
        ref={(button) => button?.focus()}
        variant="quiet"
        size="l"
        icon={icons.undo}
        aria-label={say('Put back {pair}', { pair })}
        onPress={onUndo}
      >
        {say('Put back')}
      </Button>
    </li>
  );
}
