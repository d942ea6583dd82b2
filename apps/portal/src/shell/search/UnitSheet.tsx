import type { PairAtLocation } from '@instore/api';
import { InlineMessage, PickDetail, Sheet, Stack } from '@instore/ui';
import { obstacleOf } from '../../shared/units/obstacleOf.ts';
import { binLocation } from '../../shared/format/binLocation.ts';
import { UNIT_STATES } from '../../shared/units/unitStates.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

export interface UnitSheetProps {
  unit: PairAtLocation;
  onClose: () => void;
}

/** The bin of a unit that no request waits for. */
export function UnitSheet({ unit, onClose }: UnitSheetProps) {
  const say = useSay();
  const { productName, bin, shelf, size, sizeSystem, colourway, sku, barcode, imageUrl } = unit;
  return (
    <Sheet isOpen title={say('Pair')} onClose={onClose} isFlush>
      <Stack gap={0}>
        {conditionOf(say, unit)}
        <PickDetail
          bin={bin}
          shelf={shelf}
          place={binLocation(say, bin, shelf)}
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

function conditionOf(say: SayText, unit: PairAtLocation) {
  switch (obstacleOf(unit)) {
    case 'missing':
      return <InlineMessage severity="caution">{say('Reported missing from its bin.')}</InlineMessage>;
    case 'on hold':
      return <InlineMessage severity="caution">{say('On hold: leave it in its bin.')}</InlineMessage>;
    default:
      return (
        <InlineMessage severity="info">
          {say('{state}. No open request.', { state: say(UNIT_STATES[unit.state]) })}
        </InlineMessage>
      );
  }
}
