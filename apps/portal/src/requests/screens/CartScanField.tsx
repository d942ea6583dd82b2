import { ScanField } from '@instore/ui';
import { useRef, useState } from 'react';
import { SOMETHING_WRONG } from '../../shared/language/texts.ts';
import type { ScanOutcome } from '../cartScan.ts';
import { useApp, useShoesize } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

const OBSTACLES = {
  'in the cart': 'This pair is in the cart.',
  reserved: 'This pair is reserved.',
  'checked out': 'This pair is checked out.',
  'on hold': 'This pair is on hold.',
  missing: 'This pair is reported missing.',
} as const;

/** Adds the pair of a scanned box to the cart. */
export function CartScanField() {
  const say = useSay();
  const { environment } = useApp();
  const { scanIntoCart } = useShoesize();
  const [outcome, setOutcome] = useState<ScanOutcome | 'pending'>();
  const scans = useRef(0);
  const scan = async (barcode: string) => {
    scans.current += 1;
    const number = scans.current;
    setOutcome('pending');
    const next = await scanIntoCart(barcode).catch((): ScanOutcome => ({ message: undefined }));
    // The outcome of a later scan is shown already.
    if (number === scans.current) setOutcome(next);
    await environment.playSound('added' in next ? 'scan-ok' : 'scan-error').catch(() => undefined);
  };
  const isPending = outcome === 'pending';
  const added = outcome && !isPending && 'added' in outcome ? outcome.added : undefined;
  const error = outcome && !isPending && !('added' in outcome) ? refusalOf(outcome, say) : undefined;
  return (
    <ScanField
      label={say('Scan a box to add it here')}
      hasCamera
      isPending={isPending}
      error={error}
      hint={added === undefined ? undefined : say('{pair} added', { pair: added })}
      onScan={(barcode) => void scan(barcode)}
    />
  );
}

function refusalOf(outcome: Exclude<ScanOutcome, { added: string }>, say: ReturnType<typeof useSay>): string {
  return 'obstacle' in outcome ? say(OBSTACLES[outcome.obstacle]) : (outcome.message ?? SOMETHING_WRONG);
}
