import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code } from '../../components/Code/Code.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { WaitingMark } from './WaitingMark.tsx';

const meta = {
  title: 'Stockroom/WaitingMark',
  component: WaitingMark,
  parameters: {
    guide: {
      use: ['At the end of a row whose write is kept on the device until the server has answered.'],
      avoid: ['For the age of a request: use Waiting.', 'For a write that is refused: use a Stamp in the state error.'],
      anatomy: [
        ['Number', 'The place in the order of sending, the same as in the Outbox.'],
        ['Action', 'What the write does, in words.'],
      ],
      accessibility: ['A status, so it is read out. Without an action the number is decoration.'],
    } satisfies Guide,
  },
  args: { number: 2, action: 'Count', children: <Code>14:33</Code> },
} satisfies Meta<typeof WaitingMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-13] The number, what the write does, and since when it waits. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2Count14:33');
  },
};

/** In a list whose rows say the rest. */
export const NumberOnly: Story = {
  render: () => (
    <Inline gap={8}>
      <WaitingMark number={1} />
      <WaitingMark number={2} />
    </Inline>
  ),
};

/** The place in the order, and what it does. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <WaitingMark number={2} action="Check out" />,
};

/** It may take until the network is back. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Spinner size={16} label="Saving" />,
};
