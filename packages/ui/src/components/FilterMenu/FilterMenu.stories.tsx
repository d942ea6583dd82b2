import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import type { Guide } from '../../internal/guide.ts';
import { FilterMenu } from './FilterMenu.tsx';

const sizes = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12'];

const meta = {
  title: 'Collections/FilterMenu',
  component: FilterMenu,
  parameters: {
    guide: {
      use: [
        'For one filter above a list, as a chip: it names the chosen values and has a clear button.',
        'Several in a FilterBar, which scrolls sideways where it is narrow.',
      ],
      avoid: [
        'For more than about five filters: use FilterPanel.',
        'For exactly one of a few views: use SegmentedControl.',
      ],
      keyboard: [
        ['Enter, Space', 'Open the list; in it they add or take away a value.'],
        ['Up, Down, letters', 'Move in the list. With more than eight values letters go into its search.'],
        ['Escape', 'Closes; what was chosen stays.'],
      ],
      accessibility: [
        'The chip\'s name is the filter, and its values once it is set: "Size: 9.5, 10".',
        'After clearing the focus stays on the chip.',
      ],
      content: ['label is one word: "Size". Values carry a count of the lines that have them.'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '320px' } },
  },
  args: {
    label: 'Brand',
    options: ['Halden', 'Tarn', 'Kurobe'].map((value, index) => ({ value, label: value, count: 9 - index })),
    selected: [],
    onChange: fn(),
    onClear: fn(),
  },
  render: function Filter({ selected, onChange, onClear, ...args }) {
    const [values, setValues] = useState<readonly string[]>(selected);
    return (
      <FilterMenu
        {...args}
        selected={values}
        onChange={(next) => {
          setValues(next);
          onChange(next);
        }}
        onClear={() => {
          setValues([]);
          onClear();
        }}
      />
    );
  },
} satisfies Meta<typeof FilterMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.findByRole('listbox', { name: /./ }, ON_DEMAND);

/** [W-02] Several values; set it is inverted and names them, and its cross clears it. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Brand' }));
    const options = within(await list());
    await userEvent.click(options.getByRole('option', { name: /Tarn/ }));
    await userEvent.click(options.getByRole('option', { name: /Halden/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Halden', 'Tarn']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Brand: Halden, Tarn' })).toHaveTextContent('Halden, Tarn');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Brand' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    const chip = canvas.getByRole('button', { name: 'Brand' });
    await expect(chip).toHaveFocus();
    await userEvent.click(chip);
    await list();
  },
};

/** [W-02] More than eight values can be searched. */
export const Searched: Story = {
  args: { label: 'Size', options: sizes.map((value) => ({ value, label: value, count: 3 })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Size' }));
    const search = await screen.findByRole('searchbox', { name: 'Search Size' }, ON_DEMAND);
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, '9');
    const options = within(await list());
    await waitFor(() => expect(options.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(options.getByRole('option', { name: /9\.5/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['9.5']);
  },
};

export const SetDark: Story = {
  args: { selected: ['Halden', 'Tarn', 'Kurobe'] },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Brand: Halden, Tarn +1' })).toBeVisible();
    const cross = canvas.getByRole('button', { name: 'Clear Brand' }).getBoundingClientRect();
    await expect(Math.min(cross.width, cross.height)).toBeGreaterThanOrEqual(44);
  },
};

/** The chip names the chosen value. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <FilterMenu
      label="Brand"
      options={[{ value: 'h', label: 'Halden', count: 12 }]}
      selected={['h']}
      onChange={() => {}}
      onClear={() => {}}
    />
  ),
};

/** A whole sentence: it is cut. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <FilterMenu
      label="Please choose one or more brands"
      options={[{ value: 'h', label: 'Halden', count: 12 }]}
      selected={[]}
      onChange={() => {}}
      onClear={() => {}}
    />
  ),
};
