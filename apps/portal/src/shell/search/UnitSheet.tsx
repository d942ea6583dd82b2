import type { PairAtLocation } from '@instore/api';
import { InlineMessage, PickDetail, Sheet, Stack } from '@instore/ui';
import { obstacleOf } from '../../shared/units/obstacleOf.ts';
import { binLocation } from '../../shared/format/binLocation.ts';
import { placeText } from '../../shared/units/placeText.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';

export interface UnitSheetProps {
  unit: PairAtLocation;
  onClose: () => void;
}

/** The bin of a unit that no request waits for. */
export function UnitSheet({ unit, onClose }: UnitSheetProps) {
  const say = useSay();
  const locale = useLocale();
  const { productName, bin, shelf, size, sizeSystem, colourway, sku, barcode, imageUrl } = unit;
  return (
    <Sheet isOpen title={say('Pair')} onClose={onClose} isFlush>
      <Stack gap={0}>
        {conditionOf(say, unit, locale)}
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

function conditionOf(say: SayText, unit: PairAtLocation, locale: string) {
  switch (obstacleOf(unit)) {
    case 'missing':
      return <InlineMessage severity="caution">{say('Reported missing from its bin.')}</InlineMessage>;
    case 'on hold':
      return <InlineMessage severity="caution">{say('On hold: leave it in its bin.')}</InlineMessage>;
    default:
      return (
        <InlineMessage severity="info">
          {say('{place}. No open request.', { place: placeText(say, unit, locale) })}
        </InlineMessage>
      );
  }
}
