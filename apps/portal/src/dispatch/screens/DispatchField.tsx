import { ScanField } from '@instore/ui';
import { useState } from 'react';
import type { DispatchStore } from '../dispatch.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

export interface DispatchFieldProps {
  dispatch: DispatchStore;
  onFound: (lineId: string) => void;
}

/** Opens a pair that is out, by its barcode or by the customer's number [W-11]. */
export function DispatchField({ dispatch, onFound }: DispatchFieldProps) {
  const say = useSay();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const scan = async (code: string) => {
    setPending(true);
    const lineId = await dispatch.find(code);
    setPending(false);
    setError(
      lineId === undefined ? say('{code} is not out. Scan another pair, or type the number.', { code }) : undefined,
    );
    if (lineId !== undefined) onFound(lineId);
  };
  return (
    <ScanField
      label={say('Scan a pair, or type a number')}
      size="xl"
      isGlobal
      hasCamera
      isPending={isPending}
      error={error}
      onScan={(code) => void scan(code)}
    />
  );
}
