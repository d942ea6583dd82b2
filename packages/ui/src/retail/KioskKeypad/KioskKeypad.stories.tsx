import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { KioskAction } from '../KioskShell/KioskAction.tsx';
import { KioskShell } from '../KioskShell/KioskShell.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { KioskKeypad } from './KioskKeypad.tsx';
import { useKioskDigits } from './useKioskDigits.ts';

const meta = {
  title: 'Kiosk/KioskKeypad',
  component: KioskKeypad,
  parameters: {
    guide: {
      use: ['For a code or a number at the kiosk.'],
      avoid: ['For staff: use TextField.'],
      anatomy: [
        ['Title', 'What is entered, and where it is found.'],
        ['Digits', 'Those so far; a refusal is below them.'],
        ['Keys', 'Ten digits, Clear and Delete.'],
      ],
      accessibility: ['The digits are an output with the title as its name; a refusal is an alert.'],
    } satisfies Guide,
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

const enter = fn(async () => undefined);

function Number() {
  const digits = useKioskDigits('number', enter);
  return (
    <KioskShell
      location="Canal Street"
      connection="live"
      languages={[{ id: 'en', name: 'English' }]}
      language="en"
      onLanguage={enter}
      onLeave={enter}
      dock={<KioskAction action="showNumber" {...digits.button} />}
    >
      <KioskKeypad {...digits.keypad} />
    </KioskShell>
  );
}
/** `useKioskDigits` holds the digits, and enables the button once there are enough of them. */
export const Entered: Story = {
  render: () => <Number />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show it' });
    await expect(button).toBeDisabled();
    const type = async () => {
      for (const digit of ['1', '2', '7']) await userEvent.click(canvas.getByRole('button', { name: digit }));
    };
    await type();
    await userEvent.click(button);
    await expect(enter).toHaveBeenLastCalledWith('127');
    await waitFor(() => expect(button).toBeDisabled());
    await type();
    await expect(button).toBeEnabled();
  },
};

/** Ten large keys. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <KioskKeypad purpose="number" value="48" onChange={() => {}} />,
};

/** Opens the keyboard of the system over half of the screen. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <NumberField label="Number" value={48} onChange={() => {}} />,
};
