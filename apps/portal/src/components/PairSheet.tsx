import type { PairAtLocation } from '@instore/api';
import { InlineMessage, PickDetail, Sheet, Stack } from '@instore/ui';
import { placeOf } from './placeOf.ts';

export interface PairSheetProps {
  pair: PairAtLocation;
  onClose: () => void;
}

/** Where a pair stands that no request waits for. */
export function PairSheet({ pair, onClose }: PairSheetProps) {
  const { productName, state, missing, bin, shelf, size, sizeSystem, colourway, sku, barcode, imageUrl } = pair;
  return (
    <Sheet isOpen title="Pair" onClose={onClose} isFlush>
      <Stack gap={0}>
        <InlineMessage severity={missing ? 'caution' : 'info'}>
          {missing ? 'Set aside: nobody found it where it should be.' : `${state}. No request waits for it.`}
        </InlineMessage>
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
