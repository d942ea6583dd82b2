import { KioskAction, KioskKeypad, useKioskDigits } from '@instore/ui';
import { numberRefusalOf } from './refusal.ts';
import { startOver } from '../state/kiosk.ts';
import { openNumber } from '../state/progress.ts';
import { Frame } from './Frame.tsx';
import { useFacts, useKiosk } from './app.ts';

/** The fewest digits of a number. */
const DIGITS_MIN = 3;

/** Looks up how far a request is by its number. */
export function Number() {
  const kiosk = useKiosk();
  const { failure } = useFacts('progress');
  const number = useKioskDigits(DIGITS_MIN, (digits) => openNumber(kiosk, globalThis.Number(digits)));
  const dock = (
    <>
      <KioskAction action="back" onPress={() => startOver(kiosk)} />
      <KioskAction action="showNumber" {...number.button} />
    </>
  );
  return (
    <Frame dock={dock}>
      <KioskKeypad purpose="number" {...number.keypad} refusal={failure && numberRefusalOf(failure)} />
    </Frame>
  );
}
