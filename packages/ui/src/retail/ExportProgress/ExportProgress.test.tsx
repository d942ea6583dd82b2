import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { ExportProgress } from './ExportProgress.tsx';

test.each([
  [undefined, undefined, 0, '0 kB received'],
  [4_180, undefined, 999_000, '4,180 rows · 999 kB received'],
  [4_180, 0, 1_000_000, '0 of 4,180 rows · 1.0 MB received'],
  [4_180, 4_180, 2_460_000, '4,180 of 4,180 rows · 2.5 MB received'],
])('%s rows, %s of them there, and %i bytes are told as "%s"', { tags: 'Z-06' }, async (rows, done, received, text) => {
  await show(<ExportProgress title="Export" rows={rows} received={received} done={done} onStop={() => {}} />);
  const region = page.getByRole('region', { name: 'Export' });
  await expect.element(region.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Stop Export' })).toBeVisible();
  await expect.element(region.getByRole('status')).toBeEmptyDOMElement();
});

test('An export that waits for its turn says so in place of its size', { tags: 'Z-06' }, async () => {
  await show(<ExportProgress title="Export" rows={undefined} received={0} isWaiting onStop={() => {}} />);
  const waiting = 'Exports run one after the other. This one starts when the store is free.';
  await expect.element(page.getByRole('status')).toHaveTextContent(waiting);
  await expect.element(page.getByText('0 kB received')).not.toBeInTheDocument();
});
