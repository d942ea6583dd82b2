import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import { PinPad, type PinPadProps } from './PinPad.tsx';

const meta = {
  title: 'Retail/PinPad',
  component: PinPad,
  parameters: {
    guide: {
      use: ['For the PIN of a person on a tablet that several people share.'],
      avoid: ['For a number that may be read: use NumberField.', 'For customers: use KioskKeypad.'],
      anatomy: [
        ['Cells', 'One for each digit; the next one is marked.'],
        ['Note', 'What to do, or why the PIN was refused. It keeps its height.'],
        ['Keys', 'Ten digits, Clear and Delete.'],
      ],
      accessibility: ['The digits are never said, only how many there are. A refusal is an alert.'],
    } satisfies Guide,
  },
  args: { label: 'PIN of Maren', value: '19', note: 'Your 6 digits', onChange: fn() },
} satisfies Meta<typeof PinPad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('197');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

function Typed(props: PinPadProps) {
  const [value, setValue] = useState('');
  return <PinPad {...props} value={value} onChange={setValue} />;
}
/** The keys of a keyboard work at once, and the digits are nowhere on the page. */
export const Keyboard: Story = {
  render: (args) => <Typed {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.keyboard('1947x283{Backspace}');
    await expect(canvas.getByRole('img', { name: '5 of 6 digits' })).toBeVisible();
    await expect(canvasElement.innerHTML).not.toContain('19472');
  },
};
export const Wrong: Story = {
  args: { value: '', isWrong: true, note: 'Wrong PIN. Tries left: 4.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong PIN. Tries left: 4.');
  },
};
/** Keys do nothing while the PIN is checked. */
export const Pending: Story = {
  args: { value: '194728', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };

/** Large keys, and no digit on the page. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <PinPad label="PIN of Maren" value="19" note="Your 6 digits" onChange={() => {}} />,
};

/** Shows the digits to the person beside. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <TextField label="PIN" value="194728" onChange={() => {}} />,
};
