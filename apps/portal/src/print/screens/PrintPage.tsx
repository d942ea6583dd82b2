import { BottomBar, Button, EmptyState, icons, useIsWide } from '@instore/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PrintSearch } from '../printSearch.ts';
import type { BinsStore } from '../../bins/index.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import { PrintButton, PrintPanel } from './PrintPanel.tsx';
import { LabelsPreview, PicksPreview } from './PrintPreviews.tsx';
import { usePrintContent } from './usePrintContent.ts';

export interface PrintPageProps extends PrintSearch {
  binsState: BinsStore;
  onChange: (part: Partial<PrintSearch>) => void;
  onBack: (page: PrintOrigin) => void;
}

/** /warehouse/print: shelf labels and the pick list, on A4 or on the 62 mm label printer [Z-13]. */
export function PrintPage(props: PrintPageProps) {
  const { binsState, what = 'labels', on = 'label', onChange } = props;
  const say = useSay();
  const isWide = useIsWide();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [copies, setCopies] = useState(1);
  const { isTest, print, printOne } = usePrint();
  const { picks, labels, counts, ...content } = usePrintContent(binsState, props, copies);
  const closeSettings = () => setSettingsOpen(false);
  const count = counts[what];
  const origin = originOf(props);
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
          {...{ what, on, counts, copies, onChange }}
          onCopiesChange={setCopies}
          onPrint={print}
          onPrintOne={printOne}
          onClose={isWide ? undefined : closeSettings}
        />
      }
      bottom={
        <BottomBar label={say('Print')}>
          <PrintButton {...{ what, count }} size="l" isPending={content.isLoading} onPress={print} />
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
        <PicksPreview picks={picks} on={on} />
      ) : (
        <LabelsPreview labels={isTest ? labels.slice(0, 1) : labels} on={on} />
      )}
    </AreaShell>
  );
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
