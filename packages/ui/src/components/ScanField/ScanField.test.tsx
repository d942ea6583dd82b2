import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { ScanField } from './ScanField.tsx';

test('[W-06] An error that typing hides is shown again after a scan with the same error', async () => {
  const onScan = vi.fn();
  await show(<ScanField label="Scan to check out" error="Wrong size" onScan={onScan} />);
  const error = page.getByText('Wrong size');
  await expect.element(error).toBeVisible();
  await named('textbox', 'Scan to check out').fill('2048177304161');
  await expect.element(error).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(onScan).toHaveBeenCalledWith('2048177304161');
  await expect.element(error).toBeVisible();
});
