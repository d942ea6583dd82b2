import { EmptyState, PickListPrint, ShelfLabelSheets, icons } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { dayAndTime } from '../../rules/formatTime.ts';
import { binLocation } from '../../rules/binLocation.ts';
import type { PrintSearch } from '../../rules/printSearch.ts';
import type { BinsState } from '../../state/bins/bins.ts';
import { useApp, useAreaCommon, useWarehouse } from '../app.ts';
import { useSay } from '../language.ts';
import { AreaShell } from '../shell/AreaShell.tsx';
import { PrintPanel } from './PrintPanel.tsx';

export interface PrintPageProps extends PrintSearch {
  binsState: BinsState;
  onChange: (part: Partial<PrintSearch>) => void;
  onBack: () => void;
}

/** /warehouse/print: shelf labels and the pick list, on A4 or on the 62 mm label printer [Z-13]. */
export function PrintPage(props: PrintPageProps) {
  const { binsState, what = 'labels', on = 'label', bins, pairs, onChange, onBack } = props;
  const say = useSay();
  const picks = usePicks();
  const [copies, setCopies] = useState(1);
  const known = bins ?? [...new Set(picks.flatMap(({ bin }) => bin ?? []))];
  const { shelfOf, isLoading } = useShelves(binsState, picks, what === 'labels' ? known : []);
  const isUnknown = (bin: string) => shelfOf(bin) === null;
  const labels = known.flatMap((bin) =>
    Array.from({ length: isUnknown(bin) ? 0 : copies }, (_, copy) => ({
      id: `${bin} ${copy}`,
      bin,
      place: binLocation(say, bin, shelfOf(bin) ?? null),
    })),
  );
  const pairLabels = (pairs ?? []).map(({ barcode, size, name }) => ({
    id: barcode,
    bin: size,
    place: name,
    code: barcode,
  }));
  const count = { labels: labels.length, picks: picks.length, pairs: pairLabels.length }[what];
  return (
    <AreaShell
      area="warehouse"
      title={say('Print')}
      back={{ label: say('Back to list'), onPress: onBack }}
      asideLabel={say('Print')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen
      onAsideClose={onBack}
      aside={
        <PrintPanel
          what={what}
          on={on}
          count={count}
          copies={copies}
          onCopiesChange={setCopies}
          isLoading={isLoading}
          bins={known}
          unknownBins={known.filter(isUnknown)}
          onChange={onChange}
          onBack={onBack}
        />
      }
    >
      {count === 0 ? (
        <EmptyState icon={icons.printer} title={say('Nothing to print')}>
          {what === 'labels' ? say('Add a bin.') : say('The pick list is empty.')}
        </EmptyState>
      ) : what === 'picks' ? (
        <PrintedPicks picks={picks} on={on} />
      ) : (
        <ShelfLabelSheets labels={what === 'pairs' ? pairLabels : labels} paper={on} />
      )}
    </AreaShell>
  );
}

/**
 * The shelves of bins: those of the picks are known, also without a network; the others are read once the location is
 * known. `shelfOf` returns null for a text that is no bin of the location, undefined for a shelf that is not known.
 */
function useShelves(binsState: BinsState, picks: ReturnType<typeof usePicks>, bins: readonly string[]) {
  const ofPicks = new Map(picks.map(({ bin, shelf }) => [bin, shelf]));
  const { stores } = useAreaCommon();
  const { location } = useSnapshot(stores.facts);
  const { shelves } = useSnapshot(binsState.facts);
  const locationId = location?.id;
  const wanted = bins.filter((bin) => !ofPicks.get(bin)).join(' ');
  const key = `${locationId} ${wanted}`;
  const [readKey, setReadKey] = useState<string>();
  useEffect(() => {
    if (locationId === undefined || wanted === '') return undefined;
    let isCurrent = true;
    void binsState.loadShelves(wanted.split(' ')).then(() => isCurrent && setReadKey(key));
    return () => {
      isCurrent = false;
    };
  }, [binsState, locationId, wanted, key]);
  const shelfOf = (bin: string) => ofPicks.get(bin) ?? shelves[bin];
  return { shelfOf, isLoading: wanted !== '' && readKey !== key };
}

/** The lines of the pick list, in the order of the walk. */
function usePicks() {
  const { warehouse } = useWarehouse();
  const { order, rows } = useSnapshot(warehouse.facts);
  return order.flatMap((id) => rows[id]?.line ?? []);
}

function PrintedPicks({ picks, on }: { picks: ReturnType<typeof usePicks>; on: 'a4' | 'label' }) {
  const { auth, environment, language } = useApp();
  const { stores } = useAreaCommon();
  const { location } = useSnapshot(stores.facts);
  const { name } = useSnapshot(auth);
  const { locale } = useSnapshot(language.facts);
  const at = dayAndTime(new Date(environment.clock.now()), locale);
  return (
    <PickListPrint
      picks={picks.map((line) => ({
        ...line,
        id: line.lineId,
        name: line.productName,
        colourway: line.colourway.name,
        by: line.requestedBy,
        isReplenishment: !line.tryOutItem,
      }))}
      where={location?.name ?? ''}
      by={name}
      at={at}
      paper={on === 'a4' ? 'a4' : 'roll'}
    />
  );
}
