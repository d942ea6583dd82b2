import type { PairAtLocation } from '@instore/api';
import { InlineMessage, PickDetail, Sheet, Stack } from '@instore/ui';
import { placeOf } from './placeOf.ts';

export interface PairSheetProps {
  pair: PairAtLocation;
  onClose: () => void;
}

/** Where a pair stands that no request waits for. */
export function PairSheet({ pair, onClose }: PairSheetProps) {
  const { productName, missing, onHold, bin, shelf, size, sizeSystem, colourway, sku, barcode, imageUrl } = pair;
  return (
    <Sheet isOpen title="Pair" onClose={onClose} isFlush>
      <Stack gap={0}>
        <InlineMessage severity={missing || onHold ? 'caution' : 'info'}>{conditionOf(pair)}</InlineMessage>
        <PickDetail
          bin={bin}
          shelf={shelf}
          place={placeOf(bin, shelf)}
          size={size}
          sizeSystem={sizeSystem}
          name={productName}
          colourway={colourway}
          sku={sku}
          barcode={barcode}
          imageUrl={imageUrl}
        />
      </Stack>
    </Sheet>
  );
}

function conditionOf({ state, missing, onHold }: PairAtLocation): string {
  if (missing) return 'Set aside: nobody found it where it should be.';
  if (onHold) return 'On hold: it stays where it is until it is let go.';
  return `${state}. No request waits for it.`;
}
