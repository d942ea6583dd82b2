import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Text and data/Heading',
  component: Heading,
  parameters: {
    guide: {
      use: ['For every title: level is its place in the outline, size its look.'],
      avoid: ['To make text large: use Text with a size.', 'Level 1 within AppShell, whose title it is.'],
      accessibility: ['Do not skip a level. Give it an id where a region is named by it.'],
      content: ['A noun or a few words in sentence case, without a full stop.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  args: { level: 1, children: 'Requests' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Requests' });
    await expect(getComputedStyle(heading).fontStretch).toBe('118%');
  },
};

/** Level is its place in the outline, size is its look. */
export const Sizes: Story = {
  args: Example.args!,
  render: () => (
    <Stack gap={12}>
      <Heading level={1} size={56}>
        The box label
      </Heading>
      <Heading level={2} size={40}>
        Welcome to the product!
      </Heading>
      <Heading level={3} size={28}>
        New request from Kiosk Front door!
      </Heading>
      <Heading level={3} size={21}>
        Request cart
      </Heading>
      <Heading level={4} size={17}>
        Kurobe Dam High
      </Heading>
      <Heading level={4} size={15}>
        Aisle A
      </Heading>
    </Stack>
  ),
};

/** Levels without a gap. */
export const Do: StoryObj = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack gap={4}>
      <Heading level={2}>Returns</Heading>
      <Heading level={3}>Today</Heading>
    </Stack>
  ),
};

/** A level that is chosen for its look. */
export const Dont: StoryObj = {
  tags: ['dont', '!dev'],
  // The gap between the levels is what the example shows.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  render: () => (
    <Stack gap={4}>
      <Heading level={2}>Returns</Heading>
      <Heading level={4} size={28}>
        Today
      </Heading>
    </Stack>
  ),
};
