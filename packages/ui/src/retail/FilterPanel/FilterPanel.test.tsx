import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { UiProvider } from '../../components/UiProvider/UiProvider.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { NO_FILTERS, type Filters } from '../../fixtures/filterGroups.ts';
import type { FilterGroup } from './groups.ts';

async function open(groups: readonly FilterGroup<Filters>[], over: Partial<Filters> = {}) {
  const onChange = vi.fn();
  const value = { ...NO_FILTERS, ...over };
  await show(<FilterPanel groups={groups} value={value} onChange={onChange} saved={<p>Saved searches</p>} />);
  return { onChange, value };
}

test('Without a filter there is nothing to clear, and no number beside the title', { tags: 'F-03' }, async () => {
  const { onChange } = await open([]);
  await named('button', 'Clear all filters').click();
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(page.getByText('0 set')).not.toBeInTheDocument();
  await expect.element(page.getByText('Saved searches')).toBeVisible();
});

test('A group that is folded in one column is open in two', { tags: 'F-07' }, async () => {
  const groups: FilterGroup<Filters>[] = [{ kind: 'text', name: 'title', label: 'Name', isFolded: 'oneColumn' }];
  await open(groups);
  await expect.element(named('button', 'Name Any')).toHaveAttribute('aria-expanded', 'false');
  await show(<FilterGroups groups={groups} filters={NO_FILTERS} onChange={vi.fn()} isInTwoColumns />);
  await expect.element(named('button', 'Name')).toHaveAttribute('aria-expanded', 'true');
});

test('A text is one value of its filter, and none once it is empty', { tags: 'F-01' }, async () => {
  const groups: FilterGroup<Filters>[] = [{ kind: 'text', name: 'sku', label: 'SKU', isCode: true }];
  const { onChange, value } = await open(groups, { sku: ['H'] });
  const field = page.getByRole('textbox', { name: 'SKU' });
  await expect.element(field).toHaveValue('H');
  await field.fill('HC');
  expect(onChange).toHaveBeenLastCalledWith({ ...value, sku: ['HC'] });
  await field.fill('');
  expect(onChange).toHaveBeenLastCalledWith({ ...value, sku: [] });
});

test('Bounds that cross are reported once, not again by their group', { tags: 'F-01' }, async () => {
  const error = 'The server refused the price.';
  const groupOf = (label: string): FilterGroup<Filters>[] => [{ kind: 'range', name: 'price', label, error }];
  await open(groupOf('Price'), { price: [200, 100] });
  await expect.element(page.getByText('Minimum must be below maximum.')).toBeVisible();
  await expect.element(page.getByText(error)).not.toBeInTheDocument();
  await open(groupOf('Asking price'), { price: [100, 200] });
  await expect
    .element(page.getByRole('group', { name: 'Asking price' }).first())
    .toHaveAccessibleDescription(new RegExp(error));
});

test('More options unfold and fold again', { tags: 'F-07' }, async () => {
  const options = ['8', '9', '10', '11'].map((value) => ({ value, count: 2 }));
  await open([
    { kind: 'sizes', name: 'size', label: 'Size', shown: 2, counts: 'pairs', options },
    { kind: 'colours', name: 'color', label: 'Colour', options: [{ value: 'Fern', colours: ['#2F6B4A'] }] },
  ]);
  const sizes = page.getByRole('checkbox', { name: /2 pairs$/ });
  await expect.element(sizes).toHaveLength(2);
  await expect.element(named('checkbox', 'Fern')).toBeInTheDocument();
  await expect.element(named('button', '2 more')).toHaveAttribute('aria-expanded', 'false');
  await named('button', '2 more').click();
  await expect.element(sizes).toHaveLength(4);
  await expect.element(named('button', 'Fewer')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(sizes).toHaveLength(2);
});

test('A price is filtered in the currency of the app', { tags: 'X-02' }, async () => {
  const value: Filters = { ...NO_FILTERS, price: [100, 165.5] };
  await show(
    <UiProvider currency="EUR">
      <FilterChips groups={[{ kind: 'range', name: 'price', label: 'Price' }]} value={value} onChange={vi.fn()} />
    </UiProvider>,
  );
  await expect.element(named('button', 'Remove Price: €100 to €165.50')).toBeVisible();
});
