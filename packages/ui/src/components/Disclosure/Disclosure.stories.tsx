import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  parameters: {
    guide: {
      use: [
        'For content that few people need at once: terms of a return, details of a delivery.',
        'Several below each other, each with its own state, for a page of questions and answers.',
      ],
      avoid: [
        'For content that everybody needs, or an error: show it.',
        'To switch between views of one thing: use Tabs. To choose filters: use FilterPanel.',
      ],
      anatomy: [
        ['Title', 'A heading with a button; a chevron shows the state.'],
        ['Detail', 'A value at the end of the title.'],
        ['Content', 'Below the title, in line with its text.'],
      ],
      keyboard: [['Enter, Space', 'Folds the content, or shows it.']],
      accessibility: [
        'The title is a heading with a button that says whether it is expanded; the content is a group named by it.',
        'Set headingLevel to one below the heading of the section.',
      ],
      content: ['The title names what is inside: "How to pack it", not "More".'],
    } satisfies Guide,
  },
  args: {
    title: 'How to pack a return',
    isOpen: false,
    onOpenChange: fn(),
    children: <Text>Put the pair into its own box, then the label on the outer carton.</Text>,
  },
  argTypes: { children: { control: false } },
  render: function Folding({ isOpen: first, onOpenChange, ...args }) {
    const [isOpen, setOpen] = useState(first);
    return (
      <Disclosure
        {...args}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Folds and unfolds by pointer and keyboard. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('button', { name: 'How to pack a return' });
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(/outer carton/)).not.toBeVisible();
    await userEvent.click(title);
    await expect(canvas.getByText(/outer carton/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(title.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A list of them, one open, with details at the end. */
export const Several: Story = {
  render: () => (
    <Stack gap={0}>
      <Disclosure title="Delivery" detail="2 parcels" isOpen onOpenChange={() => {}}>
        <Text>Both parcels come on Friday.</Text>
      </Disclosure>
      <Disclosure title="Payment" detail="$268.00" isOpen={false} onOpenChange={() => {}}>
        <Text>By card.</Text>
      </Disclosure>
      <Disclosure
        title="Terms of a return of a pair that was bought in another store of the chain"
        isOpen={false}
        onOpenChange={() => {}}
      >
        <Text>Within 30 days.</Text>
      </Disclosure>
    </Stack>
  ),
};
export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Several, globals: { direction: 'rtl' } };

/** The title says what is inside. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Disclosure title="How to pack a return" isOpen={false} onOpenChange={() => {}}>
      <Text>Put the pair into its own box.</Text>
    </Disclosure>
  ),
};

/** An error that is folded away is not seen. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Disclosure title="More" isOpen={false} onOpenChange={() => {}}>
      <InlineMessage severity="critical">The card was refused.</InlineMessage>
    </Disclosure>
  ),
};
