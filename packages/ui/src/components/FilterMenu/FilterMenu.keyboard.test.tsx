import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterMenu } from './FilterMenu.tsx';

function Sizes({ count }: { count: number }) {
  const [selected, setSelected] = useState<string[]>([]);
  const options = Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: ['Amber', 'Bone', 'Chalk', 'Dune'][index] ?? `Shade ${index}`,
    count: index,
  }));
  return (
    <FilterMenu
      label="Colour"
      options={options}
      selected={selected}
      onChange={setSelected}
      onClear={() => setSelected([])}
    />
  );
}

const chip = page.getByRole('button', { name: /^Colour/ });
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });

test('Values are chosen with the keyboard, and Escape keeps them (ARIA APG, listbox)', { tags: 'W-02' }, async () => {
  await show(<Sizes count={4} />);
  await press('{Tab}', chip);
  await press('{Enter}', option('Amber'));
  await press('{End}', option('Dune'));
  await press('{Home}', option('Amber'));
  await press('{ArrowDown}', option('Bone'));
  await press(' ', option('Bone'));
  await press('d', option('Dune'));
  await press('{ArrowUp}', option('Chalk'));
  await press(' ', option('Chalk'));
  await expect.element(option('Bone')).toHaveAttribute('aria-selected', 'true');
  await press(' ', option('Chalk'));
  await expect.element(option('Chalk')).toHaveAttribute('aria-selected', 'false');
  await press('{Escape}', chip);
  await expect.element(chip).toHaveAccessibleName('Colour: Bone');
  await press('{Tab}', named('button', 'Clear Colour'));
  await press('{Enter}', chip);
  await expect.element(chip).toHaveAccessibleName('Colour');
});

test.each([
  [8, 0],
  [9, 1],
])('A list of %i values has %i search fields', { tags: 'W-02' }, async (count, searches) => {
  await show(<Sizes count={count} />);
  await press('{Tab}', chip);
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Dune')).toBeVisible();
  expect(page.getByRole('searchbox').elements()).toHaveLength(searches);
});

test('In a long list typing narrows it, the arrows mark and Enter chooses', { tags: 'W-02' }, async () => {
  await show(<Sizes count={12} />);
  await press('{Tab}', chip);
  const search = named('searchbox', 'Search Colour');
  await press('{Enter}', search);
  await press('dun{ArrowDown}', search);
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Dune')).toHaveAttribute('aria-selected', 'true');
  // The first Escape belongs to the text, the second to the list.
  await press('{Escape}', search);
  await expect.element(search).toHaveValue('');
  await press('{Escape}', chip);
  await expect.element(chip).toHaveAccessibleName('Colour: Dune');
});

test('Reopened with the mouse after keys, the focus ring is not cut at the list edge', { tags: 'W-02' }, async () => {
  await show(<Sizes count={4} />);
  await press('{Tab}', chip);
  await press('{Enter}', option('Amber'));
  await press('{ArrowDown}', option('Bone'));
  await press('{Escape}', chip);
  await chip.click();
  await expect.element(option('Amber')).toHaveFocus();
  expect(getComputedStyle(option('Amber').element()).boxShadow).toMatch(/^none$|inset/);
});

test('All values are chosen at once with the keyboard', { tags: 'W-02' }, async () => {
  await show(<Sizes count={4} />);
  await press('{Tab}', chip);
  await expect.element(chip).toHaveAttribute('aria-expanded', 'false');
  const opener = chip.element();
  expect(opener.getAttribute('aria-haspopup')).toBe('dialog');
  await press('{Enter}', option('Amber'));
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await press('{Control>}a{/Control}', option('Amber'));
  await press('{Escape}', chip);
  await expect.element(chip).toHaveAccessibleName('Colour: Amber, Bone +2');
});

test('A search for a value that is not there says so', { tags: 'E-01' }, async () => {
  await show(<Sizes count={9} />);
  await press('{Tab}', chip);
  await press('{Enter}', named('searchbox', 'Search Colour'));
  // Neither accents nor capitals matter.
  await userEvent.keyboard('DÚN');
  await expect.element(option('Amber')).not.toBeInTheDocument();
  await expect.element(option('Dune')).toBeVisible();
  await userEvent.keyboard('zz');
  await expect.element(page.getByText('No results found')).toBeVisible();
});

test('A bin is set in below its aisle', { tags: 'W-02' }, async () => {
  const options = ['Aisle A', 'A-01'].map((label, at) => ({ value: label, label, isNested: at === 1 }));
  await show(<FilterMenu label="Colour" {...{ options }} selected={[]} onChange={() => {}} onClear={() => {}} />);
  await chip.click();
  await expect.element(option('A-01')).toBeVisible();
  const inset = (name: string) => Number.parseFloat(getComputedStyle(option(name).element()).paddingInlineStart);
  expect(inset('A-01')).toBeGreaterThan(inset('Aisle A'));
});

test('A chosen value that the list no longer has keeps its name', { tags: 'W-02' }, async () => {
  await show(
    <FilterBar>
      <FilterMenu label="Colour" options={[]} selected={['Fern']} onChange={() => {}} onClear={() => {}} />
    </FilterBar>,
  );
  await expect.element(named('group', 'Filters').getByRole('button').first()).toHaveAccessibleName('Colour: Fern');
});
