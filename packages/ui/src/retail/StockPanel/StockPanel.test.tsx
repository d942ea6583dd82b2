import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aisleA } from '../../fixtures/store.ts';
import { show } from '../../fixtures/keyboard.tsx';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { StockPanel } from './StockPanel.tsx';

test('The map is named by the place, or by the panel; a map that is loading is none', { tags: 'W-05' }, async () => {
  await show(
    <>
      <StockPanel label="Count of A-14-03" shelfMap={aisleA} task="Count this bin" />
      <StockPanel label="Count of A-14-04" shelfMap={aisleA} place="Aisle A, bay 14" />
      <StockPanel label="Count of A-14-05" shelfMap="loading" />
    </>,
  );
  for (const name of ['Count of A-14-03', 'Aisle A, bay 14']) {
    await expect.element(page.getByRole('img', { name }), ON_DEMAND).toBeVisible();
  }
  await expect.element(page.getByRole('img')).toHaveLength(2);
  await expect.element(page.getByText('Count this bin')).toBeVisible();
});
