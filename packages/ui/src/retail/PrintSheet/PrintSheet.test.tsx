import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { PrintSheet, type PrintSheetProps } from './PrintSheet.tsx';

const pageRules = () =>
  document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .filter((rule) => rule.startsWith('@page'));

test('Pages are printed on the paper that was chosen last', { tags: 'Z-13' }, async () => {
  let choose: (sheet: Omit<PrintSheetProps, 'pages'> | undefined) => void = () => {};
  function Print() {
    const [sheet, setSheet] = useState<Omit<PrintSheetProps, 'pages'> | undefined>({ paper: 'label' });
    choose = setSheet;
    return sheet && <PrintSheet {...sheet} pages={['Halden Court 82']} />;
  }
  await show(<Print />);
  await expect.element(page.getByText('Halden Court 82').first()).toBeVisible();
  expect(pageRules()).toEqual([expect.stringContaining('62mm 38mm')]);
  choose({ paper: 'a4' });
  await expect.poll(pageRules).toEqual([expect.stringContaining('210mm 297mm')]);
  choose({ paper: 'roll', length: 80 });
  await expect.poll(pageRules).toEqual([expect.stringContaining('62mm 80mm')]);
  choose(undefined);
  await expect.poll(pageRules).toEqual([]);
});
