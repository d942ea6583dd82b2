import { KioskButton, KioskTicket, TryOnLine, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { CartLine } from '../state/facts.ts';
import { pileLine } from './pileLine.ts';
import { Frame } from './Frame.tsx';
import { useApp, useWords } from './app.ts';

/** The customer's request while it waits for the network. */
export function Unsent() {
  const { facts, sending } = useApp();
  const { cart } = useSnapshot(facts);
  const word = useWords();
  const dock = (
    <>
      <KioskButton icon={icons.arrowLeft} onPress={sending.takeBack}>
        {word('changeIt')}
      </KioskButton>
      <KioskButton variant="signal" isGrow icon={icons.refresh} onPress={() => void sending.retry()}>
        {word('tryAgainNow')}
      </KioskButton>
    </>
  );
  return (
    <Frame dock={dock}>
      <KioskTicket number={null} firstName={null} minutes={0} typicalMinutes={null} spot={null}>
        {(cart as CartLine[]).map(pileLine).map((line) => (
          <TryOnLine
            key={line.id}
            name={line.name}
            size={line.size}
            sizeSystem={line.sizeSystem}
            imageUrl={line.imageUrl}
            state="unsent"
            firstName={null}
            reason={null}
            times={{}}
          />
        ))}
      </KioskTicket>
    </Frame>
  );
}
