import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Text and data/Badge',
  component: Badge,
  parameters: {
    guide: {
      use: ['To classify what it stands beside in one or two words: "New", "Online only", "Last pair".'],
      avoid: [
        'For the status of a pair or a request: use Stamp, which has a shape for each.',
        'For a number: use Count. To be pressed or removed: use Tags.',
      ],
      accessibility: ['Plain text beside its word. Colour is added to the word and never alone.'],
      content: ['One or two words, first letter capital, no full stop.'],
    } satisfies Guide,
  },
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline gap={8}>
      <Badge>Draft</Badge>
      <Badge tone="positive">In stock</Badge>
      <Badge tone="caution">Last pair</Badge>
      <Badge tone="critical">Recalled</Badge>
      <Badge tone="info">Online only</Badge>
    </Inline>
  ),
};
export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...Tones, globals: { theme: 'contrast' } };

/** A long word does not leave its column. */
export const LongText: Story = {
  render: () => (
    <div style={{ width: 96 }}>
      <Badge>Ausstellungsstück ohne Karton</Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/Karton/);
    await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(96);
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
};

/** A word beside what it classifies. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline gap={8} align="center">
      <Text>Halden Court 82</Text>
      <Badge tone="info">Online only</Badge>
    </Inline>
  ),
};

/** A sentence is no class. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Badge tone="critical">This pair was recalled by its maker in March.</Badge>,
};
