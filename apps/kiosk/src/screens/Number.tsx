import { KioskButton, KioskKeypad, icons } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Frame } from './Frame.tsx';
import { useApp, useWords } from './app.ts';

/** The most digits of a number; from 1000 on they have four. */
const DIGITS = 4;

/** Looks up how far a request is by its number. */
export function Number() {
  const { show, progress, startOver } = useApp();
  const { failure } = useSnapshot(progress.facts);
  const word = useWords();
  const [number, setNumber] = useState('');
  const open = async () => {
    if (await progress.openNumber(globalThis.Number(number))) show({ screen: 'progress' });
    else setNumber('');
  };
  const dock = (
    <>
      <KioskButton icon={icons.arrowLeft} onPress={startOver}>
        {word('back')}
      </KioskButton>
      <KioskButton variant="signal" isGrow isDisabled={number.length < 3} onPress={() => void open()}>
        {word('showIt')}
      </KioskButton>
    </>
  );
  const message =
    failure && word(failure.status === 429 ? 'tooManyTries' : failure.status === 404 ? 'noNumber' : 'wrong');
  return (
    <Frame dock={dock}>
      <KioskKeypad
        title={word('numberTitle')}
        text={word('numberText')}
        value={number}
        length={DIGITS}
        onChange={setNumber}
        message={number === '' ? message : undefined}
      />
    </Frame>
  );
}
