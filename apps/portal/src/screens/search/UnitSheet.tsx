import type { PairAtLocation } from '@instore/api';
import { InlineMessage, PickDetail, Sheet, Stack } from '@instore/ui';
import { obstacleOf } from '../../rules/obstacleOf.ts';
import { binLocation } from '../../rules/binLocation.ts';

export interface UnitSheetProps {
  unit: PairAtLocation;
  onClose: () => void;
}

/** The bin of a unit that no request waits for. */
export function UnitSheet({ unit, onClose }: UnitSheetProps) {
  const { productName, bin, shelf, size, sizeSystem, colourway, sku, barcode, imageUrl } = unit;
  return (
    <Sheet isOpen title="Pair" onClose={onClose} isFlush>
      <Stack gap={0}>
        {conditionOf(unit)}
        <PickDetail
          bin={bin}
          shelf={shelf}
          place={binLocation(bin, shelf)}
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

function conditionOf(unit: PairAtLocation) {
  switch (obstacleOf(unit)) {
    case 'missing':
      return <InlineMessage severity="caution">Reported missing from its bin.</InlineMessage>;
    case 'on hold':
      return <InlineMessage severity="caution">On hold: leave it in its bin.</InlineMessage>;
    default:
      return <InlineMessage severity="info">{`${unit.state}. No open request.`}</InlineMessage>;
  }
}
