import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Layout/Panel',
  component: Panel,
  parameters: {
    guide: {
      use: ['In the aside of AppShell: what is open in the list, with its actions at the foot.'],
      avoid: ['For a question: use ConfirmDialog.', 'For a modal form: use Sheet.'],
      doAndDont: [
        {
          do: [
            '<Panel title="Returns" actions={<Button variant="signal" isFill>Take back</Button>}><Text>2 pairs</Text></Panel>',
            'The action stays at the foot.',
          ],
          dont: [
            '<Panel title="Returns"><Stack><Button variant="signal">Take back</Button><Text>2 pairs, and thirty more lines below</Text></Stack></Panel>',
            'The action scrolls away with the content.',
          ],
        },
      ],
      accessibility: ['A region named by its title. Only the body scrolls.'],
    } satisfies Guide,
  },
  args: {
    title: 'Free times',
    onClose: fn(),
    actions: (
      <Button variant="signal" size="xl" isFill>
        Move 2 bookings
      </Button>
    ),
    children: <Text>Nearest first.</Text>,
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Head, body and foot. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Free times' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A long name has a second line. */
export const LongName: Story = {
  args: { title: 'Maximiliane Konstantinopolou' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 392 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('heading', { name: args.title });
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
  },
};
