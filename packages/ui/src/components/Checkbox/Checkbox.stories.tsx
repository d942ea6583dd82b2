import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      use: [
        'For an option that is chosen or not, and sent later.',
        'With isIndeterminate above a list in which some are chosen.',
      ],
      avoid: [
        'For a setting that takes effect at once: use Switch.',
        'For several checkboxes: use CheckboxGroup, which has a name and errors.',
      ],
      accessibility: ['The words are the name and take the press. A count is read after them.'],
      content: ['Say what is true when it is checked: "Only pairs in store". Avoid "not".'],
    } satisfies Guide,
  },
  args: { isSelected: false, onChange: fn(), children: 'Halden' },
  render: function Choosing({ isSelected, onChange, ...args }) {
    const [isOn, setOn] = useState(isSelected);
    return (
      <Checkbox
        {...args}
        isSelected={isOn}
        onChange={(next) => {
          setOn(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In or out of a list. The whole line takes the press. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('checkbox', { name: 'Halden' });
    await userEvent.click(canvas.getByText('Halden'));
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(control.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={0}>
      <Checkbox isSelected onChange={() => {}} count={14}>
        Halden
      </Checkbox>
      <Checkbox isSelected={false} onChange={() => {}} count={3}>
        Tarn
      </Checkbox>
      <Checkbox isSelected={false} isIndeterminate onChange={() => {}} count={17}>
        All brands
      </Checkbox>
      <Checkbox isSelected isDisabled onChange={() => {}} count={0}>
        Brask
      </Checkbox>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const some = canvas.getByRole('checkbox', { name: /All brands/ });
    await expect(some).toBePartiallyChecked();
    // Its parent keeps the value, so a press changes nothing.
    await userEvent.click(some);
    await expect(some).toBePartiallyChecked();
    some.blur();
    await expect(canvas.getByRole('checkbox', { name: /Brask/ })).toBeDisabled();
  },
};

/** In a row that shows the words already: screen readers read them, and the target is 44 × 44 px. */
export const WithoutWords: Story = {
  args: { isLabelHidden: true, children: 'Choose Halden Court 82, size 10.5' },
  decorators: [
    (Story) => (
      <Inline gap={8}>
        <Story />
        <Text as="span">Halden Court 82, size 10.5</Text>
      </Inline>
    ),
  ],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('checkbox', { name: 'Choose Halden Court 82, size 10.5' });
    const target = control.closest('label')!.getBoundingClientRect();
    await expect(target.width).toBe(44);
    await expect(target.height).toBe(44);
  },
};

/** A choice that is sent later, said as it is. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Checkbox isSelected onChange={() => {}}>
      Send the receipt by mail
    </Checkbox>
  ),
};

/** A double negative has to be solved. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Checkbox isSelected={false} onChange={() => {}}>
      Do not send no receipt
    </Checkbox>
  ),
};
