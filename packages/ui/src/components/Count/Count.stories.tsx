import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Count } from './Count.tsx';

const meta = {
  title: 'Text and data/Count',
  component: Count,
  parameters: {
    guide: {
      use: ['For how many, beside a word: on tabs, filters, sections. undefined keeps the place until it is known.'],
      avoid: ['Alone: show the word beside it.', 'For a size or a price: use SizeFigure or Price.'],
      accessibility: ['Read as the figure it is, after the word beside it; above max as "999+".'],
    } satisfies Guide,
  },
  args: { value: 12 },
} satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

export const Bounds: Story = {
  render: () => (
    <Inline gap={24}>
      <Inline gap={8}>
        Late
        <Count value={0} />
      </Inline>
      <Inline gap={8}>
        Mine
        <Count value={99} max={99} size={15} />
      </Inline>
      <Inline gap={8}>
        Unread
        <Count value={100} max={99} size={15} tone="soft" />
      </Inline>
      <Inline gap={8}>
        In store
        <Count value={1214} />
      </Inline>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99')).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('1,214')).toBeVisible();
  },
};

/** Not known yet: its place is kept. */
export const Unknown: Story = {
  args: { value: undefined },
  render: (args) => (
    <Inline gap={24}>
      <Inline gap={8}>
        Requests
        <Count {...args} />
      </Inline>
      <Inline gap={8}>
        Pending
        <Count value={12} />
      </Inline>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('[aria-hidden="true"]')!.getBoundingClientRect().width;
    await expect(Math.abs(place - canvas.getByText('12').getBoundingClientRect().width)).toBeLessThan(2);
  },
};

/** A number beside its word. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      <Text>Requests</Text>
      <Count value={4} />
    </Inline>
  ),
};

/** Four what? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Count value={4} />,
};
