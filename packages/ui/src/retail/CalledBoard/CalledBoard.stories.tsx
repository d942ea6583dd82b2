import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { CalledBoard } from './CalledBoard.tsx';

const meta = {
  title: 'Kiosk/CalledBoard',
  component: CalledBoard,
  parameters: {
    guide: {
      use: ['For the numbers that associates call, on the first screen of the kiosk: AttractScreen has it.'],
      avoid: [
        'For staff: a line shows its call itself.',
        'For numbers that may have changed: show none while offline.',
      ],
      anatomy: [
        ['Header', 'What the numbers mean.'],
        ['Numbers', 'The newest in the signal colour; at most three.'],
        ['Spot', 'Where the pairs are.'],
      ],
      accessibility: ['A polite live region: a screen reader tells a new number with its spot.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    numbers: [
      { number: 112, spot: 'Bench 2' },
      { number: 109, spot: 'Front door' },
      { number: 105, spot: 'Mezzanine' },
    ],
  },
} satisfies Meta<typeof CalledBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('112')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('112Bench 2');
  },
};
/** A number of four digits, a long spot in another script, and a pair without a spot. */
export const Awkward: Story = {
  args: {
    numbers: [
      { number: 1004, spot: 'Fitting room 12 on the second mezzanine' },
      { number: 105, spot: 'المقعد رقم ٢' },
      { number: 109, spot: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The desk')).toBeVisible();
  },
};
export const Arabic: Story = { globals: { locale: 'ar-EG' } };

/** A customer finds the own number, and below it where to go. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <CalledBoard {...args} />,
};

/** Both wait at the desk: who comes first? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <CalledBoard
      numbers={[
        { number: 112, spot: null },
        { number: 109, spot: null },
      ]}
    />
  ),
};
