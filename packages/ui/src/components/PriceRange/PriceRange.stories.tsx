import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { ANY_PRICE, PriceRange, type PricePair } from './PriceRange.tsx';

const meta = {
  title: 'Forms/PriceRange',
  component: PriceRange,
  parameters: {
    guide: {
      use: ['To limit a search by price. Two empty fields mean any price, as does [0, 0].'],
      avoid: [
        'For one amount: use NumberField with a format.',
        'As a slider: two figures are typed faster and can be read.',
      ],
      keyboard: [
        ['Enter', 'Calls onChange with the pair, as leaving a field does.'],
        ['Up, Down', 'One unit of the currency more or less.'],
      ],
      accessibility: [
        'A group named by label with the fields From and To. A maximum below the minimum is reported, not prevented.',
      ],
    } satisfies Guide,
  },
  args: { value: ANY_PRICE, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 203 }}>
        <Story />
      </div>
    ),
  ],
  render: function Bounding(args) {
    const [value, setValue] = useState<PricePair>(args.value);
    return (
      <PriceRange
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PriceRange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [F-01] The pair begins as 0–0, any price; a bound is set and taken away again. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const from = canvas.getByRole('textbox', { name: 'From' });
    const to = canvas.getByRole('textbox', { name: 'To' });
    await expect(from).toHaveValue('');
    await expect(to).toHaveAttribute('placeholder', 'Any');
    await step('has a lowest and a highest price', async () => {
      await userEvent.type(from, '100');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith([100, 0]);
      await userEvent.type(to, '165');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith([100, 165]);
      await expect(to).toHaveValue('$165');
    });
    await step('is any again when emptied', async () => {
      await userEvent.clear(from);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith([0, 165]);
    });
  },
};

/** A lowest price above the highest one is a warning; it is not corrected. */
export const Crossed: Story = {
  args: { value: [200, 120] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Price' })).toHaveAccessibleDescription(
      /Minimum must be below maximum/,
    );
  },
};

export const Dark: Story = { ...Crossed, globals: { theme: 'dark' } };

/** Two bounds, typed. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <PriceRange value={[80, 160]} onChange={() => {}} />,
};

/** The minimum is above the maximum, and no message says so. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <NumberField label="Min" value={160} onChange={() => {}} />
      <NumberField label="Max" value={80} onChange={() => {}} />
    </Inline>
  ),
};
