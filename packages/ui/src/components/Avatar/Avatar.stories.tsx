import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

// A drawn face, so that the story needs no network.
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#C9B79C" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="8" fill="#6E4B33"/><path fill="#2F6B4A" d="M4 40c2-12 30-12 32 0z"/></svg>',
)}`;

const meta = {
  title: 'Text and data/Avatar',
  component: Avatar,
  parameters: {
    guide: {
      use: ['Beside a name: in the header, in the user menu, on a profile.'],
      avoid: ['Alone: show the name beside it.', 'For a product: use ImageWithFallback.'],
      accessibility: ['Decorative: screen readers read only the name beside it.'],
    } satisfies Guide,
  },
  args: { name: 'Maren Okafor' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MO')).toBeVisible();
  },
};

/** [H-05] A photo, else initials cut like a stamp, else a silhouette. */
export const Kinds: Story = {
  render: () => (
    <Inline>
      <Avatar name="Maren Okafor" photoUrl={photo} />
      <Avatar name="Maren Okafor" photoUrl={photo} size={56} />
      <Avatar name="Dario Vance" />
      <Avatar name="Ruth Feldman" size={56} />
      <Avatar />
      <Avatar name="--" size={56} />
    </Inline>
  ),
};

/** [H-05] A photo that cannot be loaded is as none. */
export const BrokenPhoto: Story = {
  args: { name: 'Ines Calloway', photoUrl: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('IC')).toBeVisible());
  },
};

/** Beside the name. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      <Avatar name="Maren Okafor" />
      <Text>Maren Okafor</Text>
    </Inline>
  ),
};

/** Two people with the initials MO. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Avatar name="Maren Okafor" />
      <Avatar name="Mina Ohta" />
    </Inline>
  ),
};
