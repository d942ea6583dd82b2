import type { Printer } from '@instore/api';
import { BottomBar, Button, EmptyState, icons, useIsWide } from '@instore/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { labelsOf } from '../labelsOf.ts';
import type { Labels, PrintersStore } from '../printers.ts';
import type { PrintSearch } from '../printSearch.ts';
import type { BinsStore } from '../../bins/index.ts';
import { useLocationChanges } from '../../app/context.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import { PrintButton, PrintPanel } from './PrintPanel.tsx';
import { LabelsPreview, PicksPreview } from './PrintPreviews.tsx';
import { usePrintContent } from './usePrintContent.ts';

export interface PrintPageProps extends PrintSearch {
  binsState: BinsStore;
  printers: PrintersStore;
  onChange: (part: Partial<PrintSearch>) => void;
  onBack: (page: PrintOrigin) => void;
}

/**
 * /warehouse/print: shelf labels and the pick list, by the browser on A4 or on the 62 mm label printer [Z-13]; labels also
 * on a printer of the location, without a dialog [M-06].
 */
export function PrintPage(props: PrintPageProps) {
  const { binsState, printers, what = 'labels', onChange } = props;
  const say = useSay();
  const isWide = useIsWide();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [copies, setCopies] = useState(1);
  const { printer, on } = usePrintOn(printers, props);
  const { picks, labels, counts, ...content } = usePrintContent(binsState, props, copies);
  // A label printer of the location has labels of about this size.
  const paper = on === 'a4' ? 'a4' : 'label';
  const closeSettings = () => setSettingsOpen(false);
  const count = counts[what];
  const origin = originOf(props);
  const { isTest, send } = useSend(printers, printer, labelsToSend(props, content, copies));
  return (
    <AreaShell
      area="warehouse"
      section={origin}
      title={say('Print')}
      back={{ label: say('Back to list'), onPress: () => props.onBack(origin) }}
      asideLabel={say('Print')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={isSettingsOpen}
      onAsideClose={closeSettings}
      aside={
        <PrintPanel
          {...content}
          {...{ what, on, counts, copies, printers, printer }}
          onChange={(part) => {
            if (part.on !== undefined) printers.use(isPaper(part.on) ? undefined : part.on);
            onChange(part);
          }}
          onCopiesChange={setCopies}
          onPrint={() => send()}
          onPrintOne={() => send(1)}
          onClose={isWide ? undefined : closeSettings}
        />
      }
      bottom={
        <BottomBar label={say('Print')}>
          <PrintButton {...{ what, count }} size="l" isPending={content.isLoading} onPress={() => send()} />
          <Button size="l" icon={icons.settings} onPress={() => setSettingsOpen(true)}>
            {say('Settings')}
          </Button>
        </BottomBar>
      }
    >
      {count === 0 ? (
        <EmptyState icon={icons.printer} title={say('Nothing to print')}>
          {what === 'labels' ? say('Add a bin.') : say('The pick list is empty.')}
        </EmptyState>
      ) : what === 'picks' ? (
        <PicksPreview picks={picks} on={paper} />
      ) : (
        <LabelsPreview labels={isTest ? labels.slice(0, 1) : labels} on={paper} />
      )}
    </AreaShell>
  );
}

const isPaper = (on: string): on is 'a4' | 'label' => on === 'a4' || on === 'label';

/** What is printed on: the choice of the address, else that of this device. A pick list has no label printer. */
function usePrintOn(printers: PrintersStore, { what = 'labels', on }: PrintSearch) {
  const { value } = useValues(printers.list.state);
  useLocationChanges(printers.readChanges);
  const known = value?.printers ?? [];
  const wanted = on ?? (value && printers.inUse()?.printerId) ?? 'label';
  const printer = what === 'picks' ? undefined : known.find(({ printerId }) => printerId === wanted);
  return { printer, on: printer?.printerId ?? (isPaper(wanted) ? wanted : 'label') };
}

/** Prints on the printer, or with the browser if there is none; `most` labels as a test. */
function useSend(printers: PrintersStore, printer: Printer | undefined, labels: Labels | undefined) {
  const { isTest, print, printOne } = usePrint();
  const send = (most?: number) => {
    if (!printer || !labels) return most === undefined ? print() : printOne();
    const { ids, copies } = labels;
    return void printers.send(printer, { ...labels, ids: ids.slice(0, most), copies: most ?? copies ?? 1 });
  };
  return { isTest, send };
}

/** The labels of the page, as a printer of the location is sent them. */
function labelsToSend(
  { what = 'labels', pairs = [] }: PrintSearch,
  { bins, unknownBins }: { bins: readonly string[]; unknownBins: readonly string[] },
  copies: number,
): Labels | undefined {
  if (what === 'pairs') return labelsOf(pairs);
  return what === 'picks' ? undefined : { kind: 'bins', ids: bins.filter((bin) => !unknownBins.includes(bin)), copies };
}

/** The page from which labels or the pick list are printed. */
export type PrintOrigin = '/warehouse' | '/warehouse/bins' | '/warehouse/consignment';

function originOf({ what = 'labels', bins }: PrintSearch): PrintOrigin {
  if (what === 'pairs') return '/warehouse/consignment';
  // Without a choice of bins, the labels are those of the pick list.
  return what === 'labels' && bins ? '/warehouse/bins' : '/warehouse';
}

/** Prints all labels, or one label as a test. During the test the page shows only that label. */
function usePrint() {
  const [isTest, setTest] = useState(false);
  useEffect(() => {
    const end = () => setTest(false);
    globalThis.addEventListener('afterprint', end);
    return () => globalThis.removeEventListener('afterprint', end);
  }, []);
  return {
    isTest,
    print: () => globalThis.print(),
    printOne: () => {
      // `print()` prints the page as it is at the call.
      flushSync(() => setTest(true));
      globalThis.print();
    },
  };
}
