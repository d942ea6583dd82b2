import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Code } from '../../components/Code/Code.tsx';
import { Ticket } from './Ticket.tsx';

const meta = {
  title: 'Retail/Ticket',
  component: Ticket,
  parameters: {
    guide: {
      use: [
        "For the customer's number, by which an associate calls a customer and finds the pairs.",
        'strip first in the strip of a row; panel in the detail; lid on the lid of a new request.',
      ],
      avoid: [
        'For the number of a request, an order or a pair: use Code.',
        'Beside another number: what belongs to a customer has this one only.',
        'At the kiosk: use KioskTicket.',
      ],
      anatomy: [
        ['Glyph', 'A ticket, in a strip.'],
        ['Figure', 'Monospaced, so that it is never read as a size.'],
      ],
      accessibility: ['Screen readers hear "Customer 112".', 'The digits are the same in every language.'],
    } satisfies Guide,
  },
  args: { number: 112 },
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

/** First in the strip of a row. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Customer 112')).toBeInTheDocument();
    await expect(canvas.getByText('112')).toBeVisible();
  },
};

/** In a strip and in a panel. The lid of a new request has a variant of its own. */
export const Variants: Story = {
  render: (args) => (
    <Stack gap={16}>
      <Inline gap={24}>
        <Ticket {...args} size="s" />
        <Ticket {...args} />
      </Inline>
      <Inline gap={24}>
        <Ticket {...args} variant="panel" />
        <Ticket {...args} number={1004} variant="panel" />
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ticket] = canvas.getAllByText('1004');
    await expect(ticket!.parentElement!.getBoundingClientRect().height).toBe(40);
  },
};

/** The number that the customer reads at the kiosk. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <Ticket number={112} />,
};

/** Which one does one call? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Ticket number={112} />
      <Code>Request 48213</Code>
    </Inline>
  ),
};
