import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalBarcode } from '../apps/store-server/src/base/barcode.ts';
import { normaliseBarcode } from '../packages/ui/src/components/ScanField/normaliseBarcode.ts';

// The kit knows no store and the store no kit; what one reads the other finds.
test('[W-06] The kit reads a barcode as the store keeps it', () => {
  const digits = string({ unit: constantFrom(...Array.from('0123456789')), minLength: 11, maxLength: 14 });
  const text = oneof(digits, string({ maxLength: 14 }), constantFrom('036000291452', ' 036000291452', '036000291453'));
  assert(
    property(text, (barcode) => {
      expect(normaliseBarcode(barcode)).toBe(canonicalBarcode(barcode));
    }),
    { numRuns: 5000 },
  );
  expect(canonicalBarcode('036000291452')).toBe('0036000291452');
});
