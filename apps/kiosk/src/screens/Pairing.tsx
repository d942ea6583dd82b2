import { KioskAction, KioskKeypad, type KioskRefusal } from '@instore/ui';
import { useState } from 'react';
import { codeRefusalOf } from './refusal.ts';
import type { DeviceFacts } from '../state/facts.ts';
import { pair } from '../state/device.ts';
import { Frame } from './Frame.tsx';
import { useFacts, useKiosk } from './app.ts';

/** Digits of a pairing code. */
const DIGITS = 8;

/** Why the last code was refused, or why the kiosk is not in use. */
function reasonOf({ status, pairingFailure, isRevoked }: DeviceFacts): KioskRefusal | undefined {
  if (status === 'unreachable') return 'unreachable';
  if (pairingFailure) return codeRefusalOf(pairingFailure);
  return isRevoked ? 'revoked' : undefined;
}

/** Asks for a pairing code. */
export function Pairing() {
  const kiosk = useKiosk();
  const device = useFacts('device');
  const reason = reasonOf(device);
  const [code, setCode] = useState('');
  const [isPending, setPending] = useState(false);
  if (device.status === 'starting') return null;
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
