import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { SkeletonPicks } from './SkeletonPicks.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonLabels } from './SkeletonLabels.tsx';

const meta = {
  title: 'Messages/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      use: [
        'For content of known size that is being loaded, so that nothing moves.',
        'SkeletonLabels and SkeletonPicks for whole lists of labels and rows.',
      ],
      avoid: ['Where the shape is not known: use Spinner.', 'For an answer that takes under 200 ms: show nothing.'],
      accessibility: [
        'Not read. Say once what is loading, in a status: SkeletonLabels, SkeletonPicks, List and DataTable do.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  args: { width: 168, height: 16 },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('[aria-hidden="true"]')!.getBoundingClientRect();
    await expect([width, height]).toEqual([168, 16]);
  },
};

/** A placeholder for a list of labels at its final size. */
export const Labels: Story = {
  render: () => <SkeletonLabels count={3} label="Loading requests" />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading requests');
    // Three labels of 120 px and two gaps of 8.
    await expect(status.getBoundingClientRect().height).toBe(376);
    // The rule after the size has the same position as in a label.
    const label = status.querySelector('[aria-hidden="true"]')!;
    const rule = label.firstElementChild!.getBoundingClientRect().right - label.getBoundingClientRect().left;
    await expect(rule).toBe(148);
  },
};

/** A placeholder for the pick list. */
export const Picks: Story = { render: () => <SkeletonPicks count={3} /> };
export const PicksDark: Story = { ...Picks, globals: { theme: 'dark' } };

/** The size of what is loaded. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack gap={8}>
      <Skeleton width={160} height={24} />
      <Skeleton height={16} />
    </Stack>
  ),
};

/** A block that the content does not fill: the page moves. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Skeleton height={200} />,
};
