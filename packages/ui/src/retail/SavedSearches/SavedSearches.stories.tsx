import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { SavedSearches } from './SavedSearches.tsx';

const meta = {
  title: 'Sales floor/SavedSearches',
  component: SavedSearches,
  parameters: {
    guide: {
      use: [
        'Beside the filters of a list that people search the same way every day.',
        'In a toolbar as a small button; in a filter panel as wide as the panel.',
      ],
      avoid: ['For one or two fixed views: use SegmentedControl.'],
      keyboard: [['Escape', 'Closes the list; the focus returns to the button.']],
      accessibility: ['A dialog with a list; the search that is shown is marked as current.'],
      content: ['People name their searches themselves. A refusal says what to do: "Remove one first."'],
    } satisfies Guide,
    // Open in the examples.
    docs: { story: { inline: false, height: '420px' } },
  },
  args: {
    names: ['10.5, this store', 'Sold out at Canal Street', 'Under $150', 'Women 7 to 8, new'],
    current: '10.5, this store',
    onOpen: fn(),
    onSave: fn(async (): Promise<string | undefined> => undefined),
    onRemove: fn(),
  },
} satisfies Meta<typeof SavedSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [F-07] Opens, saves and removes searches. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const list = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Saved' }));
      return within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    };
    await step('opens a search', async () => {
      const dialog = await list();
      await expect(dialog.getByRole('button', { name: '10.5, this store' })).toHaveAttribute('aria-current', 'true');
      await userEvent.click(dialog.getByRole('button', { name: 'Under $150' }));
      await expect(args.onOpen).toHaveBeenLastCalledWith('Under $150');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('saves the current search under a name', async () => {
      const dialog = await list();
      await userEvent.click(dialog.getByRole('button', { name: 'Save this search' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Red runners');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenLastCalledWith('Red runners');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('removes a search', async () => {
      const dialog = await list();
      await userEvent.click(dialog.getByRole('button', { name: 'Remove Under $150' }));
      await expect(args.onRemove).toHaveBeenLastCalledWith('Under $150');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('shows what is saved', async () => {
      const dialog = await list();
      await expect(dialog.getAllByRole('listitem')).toHaveLength(args.names.length);
    });
  },
};

/** In a filter panel: the name of the search and its place. */
export const InPanel: Story = {
  args: { isFill: true },
  parameters: { docs: { story: { inline: true, height: 'auto' } } },
  decorators: [
    (Story) => (
      <div style={{ width: 204 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('10.5, this storeSaved search, 1 of 4');
  },
};
/** The server refuses a 21st search. */
export const Full: Story = {
  parameters: { docs: { story: { height: '520px' } } },
  args: { onSave: fn(async (): Promise<string | undefined> => 'You can keep 20 saved searches. Remove one first.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save this search' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'One more{Enter}');
    await waitFor(() => expect(dialog.getByText('You can keep 20 saved searches. Remove one first.')).toBeVisible());
  },
};
export const Dark: Story = { ...InPanel, globals: { theme: 'dark' } };

/** Named by what it finds. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <SavedSearches
      isFill
      names={['Court, 10.5']}
      current="Court, 10.5"
      onOpen={() => {}}
      onSave={async () => undefined}
      onRemove={() => {}}
    />
  ),
};

/** A number says nothing tomorrow. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <SavedSearches
      isFill
      names={['Search 1']}
      current="Search 1"
      onOpen={() => {}}
      onSave={async () => undefined}
      onRemove={() => {}}
    />
  ),
};
