import { SearchField, normaliseBarcode } from '@instore/ui';
import { useState } from 'react';
import { isBarcode } from '../../shell/index.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { useScannedUnit } from '../../shell/search/index.ts';
import type { InventoryPageProps } from './pageProps.ts';
import type { Filtering } from './useFiltering.ts';

/** Digits of any script, alone or with the spaces and hyphens of a printed barcode. */
const DIGITS = /^\s*\p{Nd}[\p{Nd}\s-]*$/u;

export interface InventorySearchFieldProps extends Pick<InventoryPageProps, 'onChange'> {
  panel: Filtering['panel'];
}

/** The search field of the page: words narrow the list while they are typed, a barcode opens its pair [Z-05]. */
export function InventorySearchField({ panel, onChange }: InventorySearchFieldProps) {
  const say = useSay();
  const readScan = useScannedUnit();
  const [digits, setDigits] = useState<string>();
  const search = (title: string) => {
    setDigits(undefined);
    panel.onChange({ ...panel.value, title });
  };
  const submit = async (text: string) => {
    const barcode = normaliseBarcode(text);
    if (!isBarcode(barcode)) return search(text);
    setDigits(undefined);
    const unit = await readScan(barcode);
    if (unit) onChange({ sku: unit.sku ?? unit.productId, size: unit.size, system: unit.sizeSystem, unit: barcode });
  };
  return (
    <SearchField
      label={say('Search name, SKU or scan')}
      value={digits ?? panel.value.title}
      // A scanner types digits: they are no words until Enter.
      onChange={(text) => (DIGITS.test(text) ? setDigits(text) : search(text))}
      onSubmit={(text) => void submit(text)}
      shortcut="/"
      isScannable
    />
  );
}
