import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import type { Guide } from '../../internal/guide.ts';
import { LocationCard } from './LocationCard.tsx';

const meta = {
  title: 'Components/LocationCard',
  component: LocationCard,
  parameters: {
    guide: {
      use: ['To choose where one works, by one press. Several in a Grid.'],
      avoid: ['Among more than about a dozen: take ComboBox.', 'For a choice that is sent later: take RadioGroup.'],
      keyboard: [['Enter, Space', 'Choose the place; on the one in use nothing happens.']],
      accessibility: [
        'A button that is pressed for the place in use, with name, store and state as its words. Ask before work is lost.',
      ],
    } satisfies Guide,
  },
  args: { name: 'Bedford Avenue', store: 'Northline New York', isCurrent: false, onChoose: fn() },
} satisfies Meta<typeof LocationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-08] [W-07] One press asks to work there. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bedford Avenue/, pressed: false }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

/** Where one works already there is nothing to ask. */
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
