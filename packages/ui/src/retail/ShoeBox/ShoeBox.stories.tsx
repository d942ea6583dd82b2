import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { Guide } from '../../internal/guide.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ShoeBox, type ShoeBoxProps } from './ShoeBox.tsx';

/** What the boxes of the wall show: a size, and the name of the product. */
const Label = () => (
  <span style={{ display: 'grid', gap: 12, padding: 16 }}>
    <SizeFigure size="10.5" scale={56} />
    <Text as="span" tone="inherit">
      Halden Court 82
    </Text>
  </span>
);

/** A box fills its parent, which has a size. */
const Sized = (args: ShoeBoxProps) => (
  <div style={{ width: 320, maxWidth: '100%', height: 200 }}>
    <ShoeBox {...args} />
  </div>
);

const SIZES = ['card', 'wall', 'end', 'line', 'stage'] as const;

const meta = {
  title: 'Retail/ShoeBox',
  component: ShoeBox,
  parameters: {
    guide: {
      use: ['For a box of the kiosk: wall, brands and cart are made of it.'],
      avoid: ['As a button: put it into one.'],
      accessibility: ['A drawing without a name: name the button or the figure around it.'],
    } satisfies Guide,
  },
  args: { cardboard: '#2F5A44', children: <Label /> },
  render: Sized,
} satisfies Meta<typeof ShoeBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Halden Court 82')).toBeVisible();
    await expect(args.cardboard).toBe('#2F5A44');
    await userEvent.tab();
  },
};
/** Lid and edge of each size; a box end has no label. */
export const Sizes: Story = {
  render: (args) => (
    <Inline gap={24} align="start">
      {SIZES.map((size) => (
        <Stack key={size} gap={8}>
          <Text>{size}</Text>
          <Sized {...args} size={size} hasLabel={size !== 'end'}>
            {size === 'end' ? null : args.children}
          </Sized>
        </Stack>
      ))}
    </Inline>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Halden Court 82')).toHaveLength(SIZES.length - 1);
    await expect(args.cardboard).toBe('#2F5A44');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };

/** A box is a picture. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => (
    <div style={{ width: 320, height: 200 }}>
      <ShoeBox {...args} />
    </div>
  ),
};

/** Controls on a drawing: put the box into a button. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <div style={{ width: 320, height: 200 }}>
      <ShoeBox {...args}>
        <Inline>
          <Button size="s">Add</Button>
          <Button size="s">Remove</Button>
        </Inline>
      </ShoeBox>
    </div>
  ),
};
