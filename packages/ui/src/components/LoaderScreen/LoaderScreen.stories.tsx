import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../internal/guide.ts';
import { LoaderScreen } from './LoaderScreen.tsx';

const meta = {
  title: 'Messages/LoaderScreen',
  component: LoaderScreen,
  parameters: {
    guide: {
      use: ['For a whole page that waits for one answer: the sign-in, the first data.'],
      avoid: [
        'For a part of a page: use Skeleton if its shape is known, otherwise Spinner.',
        'After the first page: keep the content and load beside it.',
      ],
      accessibility: [
        'A main with an h1 that is read out, and a bar without an end. Give it an action when it takes long.',
      ],
      content: ['label is what is running: "Signing you in". note says what the user can do in the meantime.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: { label: 'Signing you in' },
} satisfies Meta<typeof LoaderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits in words and with a strip; reduced motion keeps the strip still. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Signing you in' })).toBeInTheDocument();
    await expect(canvas.getByRole('progressbar', { name: 'Signing you in' })).toBeInTheDocument();
  },
};

/** [S-07] The first try failed: it says so and offers another. Nothing is running, so there is no bar. */
export const Failed: Story = {
  args: {
    hasFailed: true,
    label: 'The store did not answer',
    note: 'Check the network, then try again.',
    action: <Button>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The store did not answer' })).toBeInTheDocument();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };

/** Names what is awaited. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <div style={{ display: 'grid', alignContent: 'center', height: 280, overflow: 'hidden' }}>
      <LoaderScreen label="Signing you in" />
    </div>
  ),
};

/** A long text for a short time; it does not say what is awaited. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div style={{ display: 'grid', alignContent: 'center', height: 280, overflow: 'hidden' }}>
      <LoaderScreen label="Please be patient while we prepare everything for you" />
    </div>
  ),
};
