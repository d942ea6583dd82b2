'use client';

import * as icons from '../../components/Icon/icons.ts';
import { Emphasis } from '../../internal/Emphasis.tsx';
import { plain } from '../../internal/reset.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { KioskButton } from '../KioskShell/KioskButton.tsx';
import type { KioskCartItem } from './KioskCartLine.tsx';
import * as css from './KioskCart.css.ts';

interface RemovedBoxProps {
  line: Pick<KioskCartItem, 'name' | 'size'>;
  onPutBack: () => void;
}

/** The dashed gap of a removed box: says what was removed, and restores it. */
export function RemovedBox({ line: { name, size }, onPutBack }: RemovedBoxProps) {
  const say = useMessages('Kiosk');
  return (
    <li className={css.gone}>
      <p className={plain} role="status">
        <Emphasis text={say('{name}, size {size}, is removed.', { name, size })} part={name} />
      </p>
      <KioskButton
        // The Remove button is gone; its focus moves here.
        ref={(button) => button?.focus()}
        icon={icons.undo}
        aria-label={say('Put back {pair}', { pair: say('{name}, size {size}', { name, size }) })}
        onPress={onPutBack}
      >
        {say('Put back')}
      </KioskButton>
    </li>
  );
}
