import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ProfileCard } from './ProfileCard.tsx';

const meta = {
  title: 'Text and data/ProfileCard',
  component: ProfileCard,
  parameters: {
    guide: {
      use: ['Once on the profile page: who, in what role, where.'],
      avoid: ['In the header: use UserMenu.', 'For a list of people: use List with Avatars.'],
      accessibility: ['A region "You" with the name as h2 and a list of facts. Missing facts read as two dashes.'],
    } satisfies Guide,
  },
  args: {
    name: 'Maren Okafor',
    role: 'Sales_Associate',
    fields: [
      { label: 'Store', value: 'Northline New York' },
      { label: 'Location in use', value: 'Canal Street' },
    ],
  },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-08] [W-07] Who is here, in what role, and where. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Maren Okafor' })).toBeVisible();
    await expect(canvas.getByText('Sales_Associate')).toBeVisible();
    await expect(canvas.getByText('Location in use').nextSibling).toHaveTextContent('Canal Street');
  },
};

/** [H-03] What is missing shows as two dashes. */
export const Missing: Story = {
  args: { name: undefined, role: undefined, fields: [{ label: 'Store', value: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('--')).toHaveLength(3);
  },
};

export const LongName: Story = {
  args: {
    name: 'Wilhelmina Konstantinopoulos-Featherstonehaugh',
    fields: [
      { label: 'Store', value: 'Northline Greater Los Angeles and Orange County' },
      { label: 'Location in use', value: 'The Promenade at Westlake, lower level' },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Once, on the profile page. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <ProfileCard name="Maren Okafor" role="Sales associate" fields={[{ label: 'Location', value: 'Canal Street' }]} />
  ),
};

/** A list of people: use List with Avatars. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  // Two cards are two regions with one name: a further reason to use List.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Stack gap={8}>
      <ProfileCard name="Maren Okafor" role="Sales associate" fields={[]} />
      <ProfileCard name="Dario Vance" role="Warehouse" fields={[]} />
    </Stack>
  ),
};
