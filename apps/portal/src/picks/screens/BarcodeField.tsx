import { IconButton, ScanField, icons } from '@instore/ui';
import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { PickerPanel } from '../pickerPanel.ts';
import type { ScanState } from '../picksState.ts';
import { useWarehouse } from '../../app/context.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';

/**
 * Takes a barcode, scanned or typed: checks a unit out, or in where the list shows checked-out units. Shows what is
 * wrong with the last one, or the bin to put it back into [W-06].
 */
export function BarcodeField({ onPrint }: { onPrint?: () => void }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { picks, outbox } = useWarehouse();
  useEffect(() => outbox.onRefusal(picks.showRefusal), [outbox, picks]);
  const { status, scan, panel } = useSnapshot(picks.state);
  const { error, expected, isPending } = scan;
  return (
    <ScanField
      label={say('Scan or type a barcode')}
      placeholder={say(status === 'checkedout' ? 'Scan to check in' : 'Scan or type a barcode')}
      size="xl"
      isGlobal
      autoFocus
      hasCamera
      isPending={isPending}
      error={error === undefined ? undefined : withExpected(say, sayMessage(error), expected)}
      hint={hintOf(say, panel)}
      end={
        onPrint ? <IconButton variant="plain" icon={icons.printer} label={say('Print')} onPress={onPrint} /> : undefined
      }
      onScan={(barcode) => void picks.scan(barcode)}
    />
  );
}

/** A refusal with the pair that was expected, and what to do. */
function withExpected(say: SayText, message: string, expected: ScanState['expected']): string {
  if (!expected) return message;
  const { productName: name, size, bin } = expected;
  const reason = message.replace(/\.$/, '');
  return bin === null
    ? say('{reason}. Scan {name}, size {size}, or choose another row.', { reason, name, size })
    : say('{reason}. Scan {name}, size {size}, from {bin}, or choose another row.', { reason, name, size, bin });
}

/** Below 1024 px the panel is closed, so the field shows the question and the bin too. */
function hintOf(say: SayText, panel: Snapshot<PickerPanel>): string | undefined {
  if (panel.kind === 'returning') return say('Put it away?');
  if (panel.kind !== 'putAway') return undefined;
  const { bin, productName: name, size } = panel.line;
  return bin === null
    ? say('Checked in, no bin: {name}, size {size}', { name, size })
    : say('Return to {bin}: {name}, size {size}', { bin, name, size });
}
