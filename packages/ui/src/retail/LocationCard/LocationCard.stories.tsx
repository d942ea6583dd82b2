import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import type { Guide } from '../../internal/guide.ts';
import { LocationCard } from './LocationCard.tsx';

const meta = {
  title: 'Retail/LocationCard',
  component: LocationCard,
  parameters: {
    guide: {
      use: ['To choose the location to work at. Several in a Grid.'],
      avoid: ['For more than about a dozen locations: use ComboBox.', 'For a choice in a form: use RadioGroup.'],
      keyboard: [['Enter, Space', 'Choose the location; nothing happens on the one in use.']],
      accessibility: [
        'A toggle button, pressed for the location in use; its name contains location, store and state. Ask before work is lost.',
      ],
    } satisfies Guide,
  },
  args: { name: 'Bedford Avenue', store: 'Northline New York', isCurrent: false, onChoose: fn() },
} satisfies Meta<typeof LocationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-08] [W-07] A press chooses the location. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bedford Avenue/, pressed: false }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

/** A press on the location in use does nothing. */
export const Current: Story = {
  args: { name: 'Canal Street', isCurrent: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Canal Street.*In use/, pressed: true }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Several: Story = {
  render: (args) => (
    <Grid column="l" gap={8}>
      <LocationCard {...args} name="Canal Street" isCurrent />
      <LocationCard {...args} />
      <LocationCard {...args} name="The Promenade at Westlake, lower level" />
    </Grid>
  ),
};

export const Dark: Story = { globals: { theme: 'dark' }, render: Several.render! };

/** Name first, then the store. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <LocationCard name="Canal Street" store="Downtown" isCurrent onChoose={() => {}} />,
};

/** Ids of a database. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <LocationCard name="loc_0042" store="store_7" isCurrent={false} onChoose={() => {}} />,
};
