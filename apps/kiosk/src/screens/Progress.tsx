import { BoxArt, KioskAction } from '@instore/ui';
import { back, show, startOver } from '../state/kiosk.ts';
import { refreshProgress, withdraw } from '../state/progress.ts';
import { Failed, Frame } from './Frame.tsx';
import { Ticket } from './Ticket.tsx';
import { useFacts, useKiosk } from './app.ts';

/** The states of a line that the customer does not get. */
const OVER = new Set(['unavailable', 'cancelled', 'expired']);

/** The states of a line that can still be withdrawn. */
const OPEN = new Set(['asked', 'accepted', 'fetched', 'unavailable']);

/** How far the customer's request is. */
export function Progress() {
  const kiosk = useKiosk();
  const { progress, failure, isChanging } = useFacts('progress');
  if (!progress) {
    return failure ? <Failed onRetry={() => void refreshProgress(kiosk)} /> : <Frame>{null}</Frame>;
  }
  const { lines, isOwn } = progress;
  // Without a pair to come there is nothing to thank for.
  const isComing = isOwn && lines.some(({ state }) => !OVER.has(state));
  const canCancel = isOwn && lines.some(({ state }) => OPEN.has(state));
  const dock = (
    <>
      {canCancel && <KioskAction action="cancelRequest" isDisabled={isChanging} onPress={() => void withdraw(kiosk)} />}
      <KioskAction action="done" onPress={() => (isComing ? show(kiosk, { screen: 'thanks' }) : startOver(kiosk))} />
    </>
  );
  return (
    <Frame canStartOver={false} dock={dock}>
      <Ticket progress={progress} />
    </Frame>
  );
}

/** Thanks the customer, with the number once more. */
export function Thanks() {
  const kiosk = useKiosk();
  const { progress } = useFacts('progress');
  const product = progress?.lines.find(({ state }) => !OVER.has(state))?.product;
  const dock = (
    <>
      <KioskAction action="back" onPress={() => back(kiosk)} />
      <KioskAction action="startOver" onPress={() => startOver(kiosk)} />
    </>
  );
  return (
    <Frame canStartOver={false} dock={dock}>
      <BoxArt art="thanks" size={product?.size} label={product?.productName} number={progress?.number} />
    </Frame>
  );
}
