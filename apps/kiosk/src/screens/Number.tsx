import { KioskAction, KioskKeypad } from '@instore/ui';
import { useState } from 'react';
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
  const [number, setNumber] = useState('');
  const open = async () => {
    if (!(await openNumber(kiosk, globalThis.Number(number)))) setNumber('');
  };
  const dock = (
    <>
      <KioskAction action="back" onPress={() => startOver(kiosk)} />
      <KioskAction action="showNumber" isDisabled={number.length < DIGITS_MIN} onPress={() => void open()} />
    </>
  );
  return (
    <Frame dock={dock}>
      <KioskKeypad purpose="number" value={number} onChange={setNumber} refusal={failure && numberRefusalOf(failure)} />
    </Frame>
  );
}
