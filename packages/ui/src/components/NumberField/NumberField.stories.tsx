import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: {
    guide: {
      use: ['For a number that is typed: a price, a count of forty.', 'With format where it is money or has a unit.'],
      avoid: [
        'For one or two more: use Stepper.',
        'For codes of digits: use TextField with isCode, or leading zeros are lost.',
        'For a lowest and a highest price: use PriceRange.',
      ],
      keyboard: [
        ['Up, Down', 'Add or take away a step.'],
        ['Enter', 'Calls onChange with the number, as leaving the field does; typing a digit does not.'],
      ],
      accessibility: [
        'Uses the number format of the locale. On leaving, a number outside the limits becomes the nearest limit.',
        'Name the limits in the description: screen readers do not announce them.',
      ],
      content: ['The unit is in the label or in the format, not in the placeholder.'],
    } satisfies Guide,
  },
  args: { label: 'Pairs per shelf', value: 24, min: 1, max: 60, onChange: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState<number | undefined>(args.value);
    return (
      <NumberField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed, and changed with arrow keys; a number outside the limits becomes the nearest limit. */
export const Example: Story = {
  args: { description: 'Between 1 and 60' },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Pairs per shelf' });
    await step('counts with the arrow keys', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(25);
    });
    await step('keeps to its limits when it is left', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '999');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(60);
      await expect(field).toHaveValue('60');
    });
    await step('is empty where nothing is said', async () => {
      await userEvent.clear(field);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    });
  },
};

export const Wrong: Story = {
  args: { value: 3, errorMessage: 'A shelf of this bay holds at least 6 pairs.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Pairs per shelf' });
    await expect(field).toHaveAccessibleDescription(/holds at least 6 pairs/);
    await expect(field).toBeInvalid();
  },
};

export const Dark: Story = { ...Wrong, globals: { theme: 'dark' } };

/** The unit is part of the format. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <NumberField label="Price" value={140} format={{ style: 'currency', currency: 'USD' }} onChange={() => {}} />
  ),
};

/** A code: its leading zero is lost. Use TextField with isCode. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <NumberField label="Barcode" value={36000291452} onChange={() => {}} />,
};
