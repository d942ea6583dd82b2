import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Tally } from './Tally.tsx';

const meta = {
  title: 'Text and data/Tally',
  component: Tally,
  parameters: {
    guide: {
      use: ['For two to four figures that belong together: a count, an order.'],
      avoid: ['For one number on a tab or button: use Count.', 'For the progress of a task: use ProgressBar.'],
      accessibility: ['A status: a change of a figure is announced. Glyph and word name a figure, not its colour.'],
      content: ['One word under each figure.'],
    } satisfies Guide,
  },
  args: {
    label: 'Count of A-14-03',
    items: [
      { figure: '5', label: 'Expected', kind: 'expected' },
      { figure: '3', label: 'Found', kind: 'found' },
      { figure: '2', label: 'Missing', kind: 'missing' },
      { figure: '1', label: 'Unexpected', kind: 'unexpected' },
    ],
  },
} satisfies Meta<typeof Tally>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-12] The four figures of a count. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status', { name: 'Count of A-14-03' });
    await expect(status).toHaveTextContent(/Expected5Found3Missing2Unexpected1/);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** An order: its number, pairs and sum. */
export const Order: Story = {
  args: {
    label: 'Order YK-30418',
    items: [
      { figure: 'YK-30418', label: 'Paid Nov 24, 12:16', isCode: true },
      { figure: '2', label: 'consigned pairs' },
      { figure: '$268.00', label: 'to consignees' },
    ],
  },
};

export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <div style={{ maxWidth: 366 }}>
      <Tally {...args} />
    </div>
  ),
};

/** Figures that belong together. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Tally
      label="Count"
      items={[
        { label: 'Expected', figure: '12' },
        { label: 'Found', figure: '11' },
        { label: 'Missing', figure: '1' },
      ]}
    />
  ),
};

/** One number: use Count. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Tally label="Today" items={[{ label: 'Requests', figure: '12' }]} />,
};
