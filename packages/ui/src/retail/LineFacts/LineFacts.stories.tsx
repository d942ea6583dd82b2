import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Guide } from '../../internal/guide.ts';
import { LineFacts } from './LineFacts.tsx';

const meta = {
  title: 'Sales floor/LineFacts',
  component: LineFacts,
  parameters: {
    guide: {
      use: ['In the panel of a line, for what is read often and changed seldom: the delivery spot, the note.'],
      avoid: ['For facts that nobody changes: use DescriptionList.', 'For several fields of a form: use Form.'],
      anatomy: [
        ['Fact', 'Its name, its value as text, and "Change"; "Add" while there is none.'],
        ['Field', 'What changes it opens below the box: the parent brings it.'],
      ],
      accessibility: ['A description list. Each button is named by its fact: "Change: Note".'],
    } satisfies Guide,
  },
  args: {
    facts: [
      { label: 'Spot', value: 'Bench 2', onChange: fn() },
      { label: 'Note', value: null, onChange: fn() },
    ],
  },
} satisfies Meta<typeof LineFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A spot that can be changed, and no note yet. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Spot' }));
    await expect(args.facts[0]!.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Add: Note' })).toHaveTextContent('Add');
  },
};

/** A long note takes more lines; a fact without `onChange` is only read. */
export const Long: Story = {
  args: {
    facts: [
      { label: 'Spot', value: 'Fitting room at the back' },
      { label: 'Note', value: 'Left foot is wider, and she comes back at five for the second pair', onChange: fn() },
    ],
  },
};

/** Text first, a field only when it is wanted. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <LineFacts {...args} /> };

/** A field that looks as if it waited for input. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <TextField label="Note" value="Left foot is wider" onChange={fn()} />,
};
