import { BinRoute, StockPanel } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { binLocation } from '../../shared/format/binLocation.ts';
import type { BinsStore } from '../bins.ts';
import { UnitHistoryList } from '../../shared/components/UnitHistoryList.tsx';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { isAway, placeText } from '../../shared/units/placeText.ts';
import { useShelfMap } from './useShelfMap.ts';

/** The panel of a pair: where it is, its bin after the correction, the aisle, and its history [M-01, W-05, Z-10]. */
export function BinPanel({ bins, rowId }: { bins: BinsStore; rowId: string }) {
  const say = useSay();
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  const { binShelfRecord, edit, saved } = useSnapshot(bins.state);
  const record = binShelfRecord.find((each) => each.rowId === rowId);
  const barcode = record?.barcode ?? null;
  const version = record?.version;
  useEffect(() => {
    // Again after a correction, which is an event of its own.
    if (version !== undefined) void bins.history.show(barcode ?? undefined);
  }, [bins, barcode, version]);
  const typed = edit?.rowId === rowId ? edit.bin.trim().toUpperCase() : undefined;
  const undo = saved[rowId];
  const next = typed ?? record?.bin ?? null;
  const shelfMap = useShelfMap(bins, next, typed !== undefined);
  if (!record) return null;
  const { size, otherSize, sizeSystem, productName: name, colourway, imageUrl } = record;
  const from = undo && typed === undefined ? undo.from : record.bin;
  return (
    <StockPanel
      label={name}
      bin={
        typed === undefined && !undo ? (
          (record.bin ?? '--')
        ) : (
          <BinRoute
            layout="plain"
            from={{ label: say('Current'), bin: from }}
            to={{ label: say('New'), bin: next === '' ? null : next }}
          />
        )
      }
      place={
        typed === undefined && !undo && isAway(record)
          ? placeText(say, record, locale)
          : binLocation(say, next === '' ? null : next, next === record.bin ? record.shelf : null)
      }
      shelfMap={shelfMap}
      pair={{
        size,
        sizeSystem: otherSize ? `${sizeSystem}, ${otherSize.sizeSystem} ${otherSize.size}` : sizeSystem,
        name,
        colourway,
        barcode,
        imageUrl: pictureUrl(imageUrl, 200),
      }}
      hint={
        undo
          ? say('Undo is available until you leave this bin.')
          : say("You can also scan the new bin's label while you correct: it saves at once.")
      }
    >
      <UnitHistoryList history={bins.history} most={6} />
    </StockPanel>
  );
}
