import { BoxArt, KioskAction, KioskKeypad, type KioskRefusal } from '@instore/ui';
import { useState } from 'react';
import { codeRefusalOf } from './refusal.ts';
import type { DeviceFacts } from '../state/facts.ts';
import { pair } from '../state/device.ts';
import { Frame } from './Frame.tsx';
import { useFacts, useKiosk } from './app.ts';

/** Digits of a pairing code. */
const DIGITS = 8;

/** Why the last code was refused, or why the kiosk needs one. */
function reasonOf({ pairingFailure, isRevoked }: DeviceFacts): KioskRefusal | undefined {
  if (pairingFailure) return codeRefusalOf(pairingFailure);
  return isRevoked ? 'revoked' : undefined;
}

/** Asks for a pairing code, or waits until the store answers. */
export function Pairing() {
  const kiosk = useKiosk();
  const device = useFacts('device');
  const reason = reasonOf(device);
  const [code, setCode] = useState('');
  const [isPending, setPending] = useState(false);
  if (device.status === 'starting') return null;
  if (device.status === 'unreachable') return <BoxArt art="unreachable" />;
  const enter = async () => {
    setPending(true);
    await pair(kiosk, code);
    setPending(false);
    setCode('');
  };
  const isShort = code.length < DIGITS;
  return (
    <Frame
      canStartOver={false}
      dock={<KioskAction action="pair" isDisabled={isShort || isPending} onPress={() => void enter()} />}
    >
      <KioskKeypad purpose="pairing" value={code} onChange={setCode} refusal={reason} />
    </Frame>
  );
}
