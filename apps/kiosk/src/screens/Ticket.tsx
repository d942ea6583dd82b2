import { KioskAction, KioskTicket, TryOnLine, type KioskCartItem } from '@instore/ui';
import type { TryoutProgress } from '@instore/api';
import { Frame } from './Frame.tsx';
import { useKioskState, useKiosk } from './app.ts';

/** The customer's request while it waits for the network. */
export function Unsent({ lines }: { lines: readonly KioskCartItem[] }) {
  const kiosk = useKiosk();
  const { retrySeconds } = useKioskState('view');
  const dock = (
    <>
      <KioskAction action="changeRequest" onPress={() => kiosk.takeBack()} />
      <KioskAction action="tryAgainNow" onPress={() => void kiosk.retrySending()} />
    </>
  );
  return (
    <Frame dock={dock}>
      <KioskTicket number={null} retrySeconds={retrySeconds}>
        {lines.map(({ id, colourway: { swatches }, ...line }) => (
          <TryOnLine key={id} {...line} swatches={swatches} state="unsent" />
        ))}
      </KioskTicket>
    </Frame>
  );
}

interface TicketProps {
  progress: TryoutProgress;
  /** Asks whether one of several lines is withdrawn. */
  onCancel: ((lineId: string) => void) | undefined;
}

/** A request that was sent; one that was opened by its number has no names and no actions. */
export function Ticket({ progress, onCancel }: TicketProps) {
  const kiosk = useKiosk();
  const { photoUrl, hasRefused } = useKioskState('progress');
  const { lines, number, acceptedBy, typicalMinutes, spot } = progress;
  const minutes = Math.max(0, Math.floor((kiosk.storeTime() - Date.parse(progress.askedAt)) / 60_000));
  return (
    <KioskTicket
      number={number ?? 0}
      firstName={acceptedBy?.firstName ?? null}
      {...{ photoUrl, minutes, typicalMinutes, spot }}
      refusal={hasRefused ? 'unchanged' : undefined}
      states={lines.map(({ state }) => state)}
      cancelledAt={lines
        .flatMap((line) => line.cancelledAt ?? [])
        .toSorted()
        .at(-1)}
    >
      {lines.map((line, at) => (
        <Line key={line.lineId ?? at} line={line} onCancel={onCancel} />
      ))}
    </KioskTicket>
  );
}

interface LineProps {
  line: TryoutProgress['lines'][number];
  onCancel: TicketProps['onCancel'];
}

function Line({ line, onCancel }: LineProps) {
  const kiosk = useKiosk();
  const { nearest } = useKioskState('progress');
  const { lineId, product, state, reason, firstName, times } = line;
  const { productName: name, size, sizeSystem, imageUrl } = product;
  const instead = (nearest[product.inventoryItemId] ?? []).slice(0, 2);
  return (
    <TryOnLine
      {...{ name, size, sizeSystem, imageUrl, state, reason, firstName, times }}
      nearest={instead.map((other) => ({ id: other.inventoryItemId, size: other.size, inStock: other.inStock }))}
      onTake={lineId === null ? undefined : (id) => void kiosk.takeOtherSize(lineId, id)}
      onDecline={lineId === null ? undefined : () => void kiosk.withdraw([lineId])}
      onCancel={lineId === null ? undefined : onCancel && (() => onCancel(lineId))}
    />
  );
}
