import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../internal/guide.ts';
import { MessageScreen } from './MessageScreen.tsx';

const meta = {
  title: 'Messages/MessageScreen',
  component: MessageScreen,
  parameters: {
    guide: {
      use: ['For a whole page with one message: not authorized, not found. With an action or a link.'],
      avoid: ['Within AppShell: use ErrorState or EmptyState.', 'To wait: use LoaderScreen.'],
      accessibility: ["A main with one h1. Set the document's title to the same words."],
      content: ['What happened, then what to do: "Please contact to Administrator."'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    title: 'You are not authorized to access this page!',
    subtitle: 'Please contact to Administrator.',
    action: <Button>Logout</Button>,
  },
} satisfies Meta<typeof MessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The literal words, and a way out. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'You are not authorized to access this page!' }),
    ).toBeVisible();
    await expect(canvas.getByText('Please contact to Administrator.')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

/** One sentence, and a way on. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <div style={{ display: 'grid', alignContent: 'center', height: 340, overflow: 'hidden' }}>
      <MessageScreen
        title="You have no access to this page"
        subtitle="Ask your store admin."
        action={<Button>Back to requests</Button>}
      />
    </div>
  ),
};

/** A code, and no way on. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div style={{ display: 'grid', alignContent: 'center', height: 340, overflow: 'hidden' }}>
      <MessageScreen title="403 Forbidden" />
    </div>
  ),
};
