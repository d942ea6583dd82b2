import { BoxArt, KioskAction } from '@instore/ui';
import { show, startOver } from '../state/kiosk.ts';
import { refreshProgress, withdraw } from '../state/progress.ts';
import { Frame } from './Frame.tsx';
import { Ticket } from './Ticket.tsx';
import { useFacts, useKiosk } from './app.ts';

/** The states of a line that can still be withdrawn. */
const OPEN = new Set(['asked', 'accepted', 'fetched', 'unavailable']);

/** How far the customer's request is. */
export function Progress() {
  const kiosk = useKiosk();
  const { progress, failure } = useFacts('progress');
  if (!progress) {
    return (
      <Frame dock={<KioskAction action="tryAgain" onPress={() => void refreshProgress(kiosk)} />}>
        {failure && <BoxArt art="failed" />}
      </Frame>
    );
  }
  const { lines, isOwn } = progress;
  const canCancel = isOwn && lines.some(({ state }) => OPEN.has(state));
  const dock = (
    <>
      {canCancel && <KioskAction action="cancelRequest" onPress={() => void withdraw(kiosk)} />}
      <KioskAction action="done" onPress={() => (isOwn ? show(kiosk, { screen: 'thanks' }) : startOver(kiosk))} />
    </>
  );
  return (
    <Frame canStartOver={false} dock={dock}>
      <Ticket progress={progress} />
    </Frame>
  );
}
