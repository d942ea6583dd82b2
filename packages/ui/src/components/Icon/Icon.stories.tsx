import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = {
  title: 'Text and data/Icon',
  component: Icon,
  parameters: {
    guide: {
      use: [
        'Beside a word, in the colour of the text: the same glyph for the same meaning on every page.',
        "The glyphs come from the same entry point: import { Icon, icons } from '@instore/ui/Icon'. Your editor completes their names: icons.scan, icons.undo, icons.x.",
      ],
      avoid: [
        'Alone, where a word fits.',
        'As a status: use Stamp, which has a word.',
        'To be pressed: use IconButton.',
      ],
      accessibility: ['Decorative, unless it has a label; give one only if there is no text beside it.'],
    } satisfies Guide,
  },
  args: { icon: icons.bell },
  // The browser's list of names is of no use for a component.
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a word it is decoration; alone it needs a label. */
export const Example: Story = {
  args: { label: 'Notifications', size: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Notifications' })).toBeVisible();
  },
};

/** All that there are. Never alone where a word fits. */
export const All: Story = {
  render: () => (
    <Grid column="s" gap={8}>
      {Object.entries(icons).map(([name, icon]) => (
        <Inline key={name} gap={12}>
          <Icon icon={icon} size={24} />
          <Text as="span" size={13} tone="soft">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};

/** Beside a word. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline gap={4}>
      <Icon icon={icons.truck} />
      <Text>Delivered</Text>
    </Inline>
  ),
};

/** Three icons without a word. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline gap={4}>
      <Icon icon={icons.truck} />
      <Icon icon={icons.packageX} />
      <Icon icon={icons.handOver} />
    </Inline>
  ),
};
