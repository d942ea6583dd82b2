import { PickListPrint, PrintPreview, ShelfLabelSheets, type ShelfLabelSheetsProps } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { dayAndTime } from '../../shared/format/formatTime.ts';
import { useApp, useAreaCommon } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { Picks } from './usePrintContent.ts';

export interface LabelsPreviewProps {
  labels: ShelfLabelSheetsProps['labels'];
  on: 'a4' | 'label';
}

/** Labels on both papers. */
export function LabelsPreview({ labels, on }: LabelsPreviewProps) {
  const say = useSay();
  return (
    <PrintPreview
      value={on}
      papers={[
        { id: 'a4', title: say('A4, 10 on a sheet'), children: <ShelfLabelSheets labels={labels} paper="a4" /> },
        {
          id: 'label',
          title: say('62 mm, {count} label|62 mm, {count} labels', { count: labels.length }),
          children: <ShelfLabelSheets labels={labels} paper="label" />,
        },
      ]}
    />
  );
}

/** The pick list on both papers. */
export function PicksPreview({ picks, on }: { picks: Picks; on: 'a4' | 'label' }) {
  const say = useSay();
  const { auth, environment, language } = useApp();
  const { stores } = useAreaCommon();
  const { location } = useSnapshot(stores.state);
  const { name } = useSnapshot(auth);
  const { locale } = useSnapshot(language.state);
  const list = {
    picks: picks.map((line) => ({
      ...line,
      id: line.lineId,
      name: line.productName,
      colourway: line.colourway.name,
      by: line.requestedBy,
      isReplenishment: !line.tryOutItem,
    })),
    where: location ? say('{location}, stockroom', { location: location.name }) : '',
    by: name,
    at: dayAndTime(new Date(environment.clock.now()), locale),
  };
  return (
    <PrintPreview
      value={on}
      papers={[
        { id: 'a4', title: say('A4, by aisle'), children: <PickListPrint {...list} paper="a4" /> },
        { id: 'label', title: say('62 mm, one slip'), children: <PickListPrint {...list} paper="roll" /> },
      ]}
    />
  );
}
