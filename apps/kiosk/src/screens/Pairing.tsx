import { KioskButton, KioskKeypad } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { codeRefusalOf } from '../rules/refusal.ts';
import type { Word } from '../rules/words.ts';
import { Frame } from './Frame.tsx';
import { useApp, useWords } from './app.ts';

/** Digits of a pairing code. */
const DIGITS = 8;

/** Asks for a pairing code, and says why the last one was refused or why the kiosk is not in use. */
export function Pairing() {
  const { device } = useApp();
  const { status, isRevoked, pairingFailure } = useSnapshot(device.facts);
  const word = useWords();
  const [code, setCode] = useState('');
  const [isPending, setPending] = useState(false);
  if (status === 'starting') return null;
  const reason: Word | undefined =
    status === 'unreachable'
      ? 'unreachable'
      : pairingFailure
        ? codeRefusalOf(pairingFailure as Parameters<typeof codeRefusalOf>[0])
        : isRevoked
          ? 'revoked'
          : undefined;
  const pair = async () => {
    setPending(true);
    await device.pair(code);
    setPending(false);
    setCode('');
  };
  return (
    <Frame
      canStartOver={false}
      dock={
        <KioskButton variant="signal" isGrow isDisabled={code.length < DIGITS || isPending} onPress={() => void pair()}>
          {word('pair')}
        </KioskButton>
      }
    >
      <KioskKeypad
        title={word('pairTitle')}
        text={word('pairText')}
        value={code}
        length={DIGITS}
        onChange={setCode}
        message={reason && code === '' ? word(reason) : undefined}
      />
    </Frame>
  );
}
