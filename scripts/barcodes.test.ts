import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalBarcode } from '../apps/store-server/src/base/barcode.ts';
import { normaliseBarcode } from '../packages/ui/src/components/ScanField/normaliseBarcode.ts';

// The kit and the store have their own conversions, because neither may import the other.
test('The kit converts a barcode to the form that the store stores', { tags: 'W-06' }, () => {
  const digits = string({ unit: constantFrom(...Array.from('0123456789')), minLength: 11, maxLength: 14 });
  const text = oneof(
    digits,
    string({ maxLength: 14 }),
    constantFrom('036000291452', ' 0 36000 29145-2', '036000291453', '٠٣٦٠٠٠٢٩١٤٥٢'),
  );
  assert(
    property(text, (barcode) => {
      expect(normaliseBarcode(barcode)).toBe(canonicalBarcode(barcode));
    }),
    { numRuns: 5000 },
  );
  expect(canonicalBarcode('036000291452')).toBe('0036000291452');
});
