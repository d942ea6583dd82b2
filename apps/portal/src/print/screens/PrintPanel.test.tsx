import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import type { PrintersStore } from '../printers.ts';
import { PrintPanel } from './PrintPanel.tsx';

function Labels({ chosen, printers }: { chosen: string[][]; printers: PrintersStore }) {
  const [bins, setBins] = useState<readonly string[]>([]);
  return (
    <PrintPanel
      what="labels"
      on="label"
      printers={printers}
      printer={undefined}
      counts={{ labels: bins.length, picks: 0, pairs: 0 }}
      copies={1}
      onCopiesChange={vi.fn()}
      bins={bins}
      unknownBins={[]}
      isLoading={false}
      onChange={(part) => {
        chosen.push([...(part.bins ?? [])]);
        setBins(part.bins ?? []);
      }}
      onPrint={vi.fn()}
      onPrintOne={vi.fn()}
    />
  );
}

test('A bin that is scanned several times is added once, and a press removes it', { tags: 'Z-13' }, async () => {
  const chosen: string[][] = [];
  const { app, printers } = createScreenApp();
  openScreen(app, <Labels chosen={chosen} printers={printers} />, '/warehouse/print');
  const field = page.getByRole('textbox', { name: 'Add a bin' });
  await userEvent.type(field, ' a-14-03{Enter}');
  await expect.element(field).toHaveValue('');
  await userEvent.type(field, 'A-14-03{Enter}');
  await expect.element(field).toHaveValue('');
  await userEvent.type(field, 'Anna{Enter}');
  await expect.element(page.getByText('A bin is aisle, bay and position, such as A-14-03.')).toBeVisible();
  expect(chosen).toEqual([['A-14-03']]);
  await page.getByRole('button', { name: 'Remove A-14-03' }).click();
  await expect.poll(() => chosen.at(-1)).toEqual([]);
  for (const bin of ['B-01-01', 'C-01-01', 'D-01-01']) await userEvent.type(field, `${bin}{Enter}`);
  // The focus goes to the next bin, and from the last one to the one before.
  const remove = (bin: string) => page.getByRole('button', { name: `Remove ${bin}` });
  await remove('C-01-01').click();
  await expect.element(remove('D-01-01')).toHaveFocus();
  await remove('D-01-01').click();
  await expect.element(remove('B-01-01')).toHaveFocus();
});
