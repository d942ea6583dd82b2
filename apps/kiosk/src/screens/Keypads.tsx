import { BoxArt, KioskAction, KioskKeypad, type KioskRefusal, useKioskDigits } from '@instore/ui';
import { codeRefusalOf, numberRefusalOf } from './refusal.ts';
import type { DeviceState } from '../state/kioskState.ts';
import { Frame } from './Frame.tsx';
import { useKioskState, useKiosk } from './app.ts';

/** Looks up how far a request is by its number. */
export function RequestByNumber() {
  const kiosk = useKiosk();
  const { error } = useKioskState('state');
  const number = useKioskDigits('number', (digits) => kiosk.openNumber(Number(digits)));
  const dock = (
    <>
      <KioskAction action="back" onPress={() => kiosk.back()} />
      <KioskAction action="showNumber" {...number.button} />
    </>
  );
  return (
    <Frame dock={dock}>
      <KioskKeypad {...number.keypad} refusal={error.number && numberRefusalOf(error.number)} />
    </Frame>
  );
}

/** Why the last code was refused, or why the kiosk needs one. */
function reasonOf({ pairingFailure, isRevoked }: DeviceState): KioskRefusal | undefined {
  if (pairingFailure) return codeRefusalOf(pairingFailure);
  return isRevoked ? 'revoked' : undefined;
}

/** Asks for a pairing code, or waits until the store answers. */
export function Pairing() {
  const kiosk = useKiosk();
  const device = useKioskState('device');
  const code = useKioskDigits('pairing', (digits) => kiosk.pair(digits));
  if (device.status === 'starting') return null;
  if (device.status === 'unreachable') return <BoxArt art="unreachable" />;
  return (
    <Frame canStartOver={false} dock={<KioskAction action="pair" {...code.button} />}>
      <KioskKeypad {...code.keypad} refusal={reasonOf(device)} />
    </Frame>
  );
}
