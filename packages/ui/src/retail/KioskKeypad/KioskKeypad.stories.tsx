import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { KioskKeypad } from './KioskKeypad.tsx';

const meta = {
  title: 'Retail/KioskKeypad',
  component: KioskKeypad,
  parameters: {
    guide: { use: ['For a code or a number at the kiosk.'], avoid: ['For staff: use TextField.'] } satisfies Guide,
    layout: 'fullscreen',
  },
  args: { purpose: 'pairing', value: '12', onChange: fn() },
} satisfies Meta<typeof KioskKeypad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7' }));
    await expect(args.onChange).toHaveBeenCalledWith('127');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
/** A refusal is announced. */
export const Refused: Story = {
  args: { purpose: 'number', value: '', refusal: 'unknownNumber' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no such number today.');
  },
};
