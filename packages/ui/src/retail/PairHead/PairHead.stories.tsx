import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PairHead } from './PairHead.tsx';

const { size, sizeSystem, name, colourway, imageUrl } = lines[0]!;

const meta = {
  title: 'Stockroom/PairHead',
  component: PairHead,
  parameters: {
    guide: {
      use: ['At the top of a Panel about one pair: a hold, a return.'],
      avoid: ['For a line of a request: use RequestDetail.', 'In a list: use PairRow or BoxLabel.'],
      accessibility: ['The picture is an ornament. Name the panel by its title.'],
    } satisfies Guide,
  },
  args: { size, sizeSystem, name, colourway, imageUrl },
  decorators: [(Story) => <div style={{ maxWidth: 344 }}>{Story()}</div>],
} satisfies Meta<typeof PairHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The size first, then what it is. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halden Court 82')).toBeVisible();
    await expect(canvas.getByText('10.5')).toBeInTheDocument();
  },
};

/** A long name is in several lines. */
export const LongName: Story = {
  args: { name: 'Halden Court 82 Anniversary Edition with a name that is long', size: '2XL', sizeSystem: 'Regular' },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The size is the largest figure. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <PairHead {...args} /> };

/** The size is lost in the name. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Heading level={2}>Halden Court 82, US M 10.5</Heading>,
};
