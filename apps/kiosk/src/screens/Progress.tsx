import { BoxArt, KioskButton, KioskTicket, TryOnLine, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { Frame } from './Frame.tsx';
import { useApp, useWords } from './app.ts';

const OPEN = new Set(['asked', 'accepted', 'fetched', 'unavailable']);

/** How far the customer's request is; by number without names and actions. */
export function Progress() {
  const { show, progress: state } = useApp();
  const { progress, photoUrl, nearest, failure, minutes } = useSnapshot(state.facts);
  const word = useWords();
  const done = () => {
    show({ screen: progress?.isOwn === false ? 'attract' : 'thanks' });
    if (progress?.isOwn === false) state.close();
  };
  if (!progress) {
    return (
      <Frame
        dock={
          <KioskButton isGrow icon={icons.refresh} variant="signal" onPress={() => void state.refresh()}>
            {word('tryAgain')}
          </KioskButton>
        }
      >
        {failure && <BoxArt art="failed" title={word('wrong')} text={word('notNow')} />}
      </Frame>
    );
  }
  const { lines, isOwn } = progress;
  const canCancel = isOwn && lines.some((line) => OPEN.has(line.state));
  const dock = (
    <>
      {canCancel && <KioskButton onPress={() => void state.withdraw()}>{word('cancelRequest')}</KioskButton>}
      <KioskButton variant="ink" isGrow note={word('clears')} onPress={done}>
        {word('done')}
      </KioskButton>
    </>
  );
  return (
    <Frame canStartOver={false} dock={dock}>
      <KioskTicket
        number={progress.number ?? 0}
        firstName={progress.acceptedBy?.firstName ?? null}
        photoUrl={photoUrl}
        minutes={minutes}
        typicalMinutes={progress.typicalMinutes}
        spot={progress.spot}
        isExpired={lines.some((line) => line.state === 'expired')}
      >
        {lines.map(({ lineId, state: lineState, product, reason, firstName, times }) => (
          <TryOnLine
            key={lineId}
            name={product.productName}
            size={product.size}
            sizeSystem={product.sizeSystem}
            imageUrl={product.imageUrl}
            state={lineState}
            reason={reason}
            firstName={firstName}
            times={times}
            nearest={(nearest[product.inventoryItemId] ?? []).slice(0, 2).map(({ inventoryItemId, size, inStock }) => ({
              id: inventoryItemId,
              size,
              inStock,
            }))}
            onTake={isOwn ? (id) => void state.take(lineId, id) : undefined}
            onCancel={isOwn ? () => void state.withdraw([lineId]) : undefined}
          />
        ))}
      </KioskTicket>
    </Frame>
  );
}
