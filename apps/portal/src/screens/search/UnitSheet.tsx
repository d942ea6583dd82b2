import type { PairAtLocation } from '@instore/api';
import { InlineMessage, PickDetail, Sheet, Stack } from '@instore/ui';
import { obstacleOf } from '../../rules/obstacleOf.ts';
import { placeOf } from '../../rules/binLocation.ts';

export interface UnitSheetProps {
  pair: PairAtLocation;
  onClose: () => void;
}

/** Where a pair stands that no request waits for. */
export function UnitSheet({ pair, onClose }: UnitSheetProps) {
  const { productName, bin, shelf, size, sizeSystem, colourway, sku, barcode, imageUrl } = pair;
  return (
    <Sheet isOpen title="Pair" onClose={onClose} isFlush>
      <Stack gap={0}>
        {conditionOf(pair)}
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

function conditionOf(pair: PairAtLocation) {
  switch (obstacleOf(pair)) {
    case 'missing':
      return <InlineMessage severity="caution">Set aside: nobody found it where it should be.</InlineMessage>;
    case 'on hold':
      return <InlineMessage severity="caution">On hold: it stays where it is until it is let go.</InlineMessage>;
    default:
      return <InlineMessage severity="info">{`${pair.state}. No request waits for it.`}</InlineMessage>;
  }
}
