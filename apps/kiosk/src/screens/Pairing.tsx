import { BoxArt, KioskAction, KioskKeypad, type KioskRefusal, useKioskDigits } from '@instore/ui';
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
  const code = useKioskDigits(DIGITS, (digits) => pair(kiosk, digits));
  if (device.status === 'starting') return null;
  if (device.status === 'unreachable') return <BoxArt art="unreachable" />;
  return (
    <Frame canStartOver={false} dock={<KioskAction action="pair" {...code.button} />}>
      <KioskKeypad purpose="pairing" {...code.keypad} refusal={reasonOf(device)} />
    </Frame>
  );
}
