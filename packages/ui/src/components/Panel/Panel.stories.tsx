import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Layout/Panel',
  component: Panel,
  parameters: {
    guide: {
      use: ['In the aside of AppShell: what is open in the list, with its actions at the foot.'],
      avoid: ['For a question: use ConfirmDialog.', 'For a modal form: use Sheet.'],
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
    children: (
      <Stack gap={8}>
        {['09:30', '10:00', '10:30', '11:30', '13:00', '14:30', '16:00'].map((time) => (
          <Button key={time} isFill>
            {time}
          </Button>
        ))}
      </Stack>
    ),
  },
  // A height of its own, as in the aside: the body scrolls.
  decorators: [
    exceptExamples((Story) => (
      <div style={{ height: 380, maxWidth: 352 }}>
        <Story />
      </div>
    )),
  ],
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Head and foot stay, the body scrolls. */
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
    await expect(title).toHaveAttribute('title', args.title);
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
  },
};

/** The action stays at the foot. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <div style={{ height: 280 }}>
      <Panel
        title="Returns"
        actions={
          <Button variant="signal" isFill>
            Take back
          </Button>
        }
      >
        <Stack gap={4}>
          {['10.5', '9', '11.5', '7', '8'].map((size) => (
            <Checkbox key={size} isSelected onChange={() => {}}>
              Halden Court 82, {size}
            </Checkbox>
          ))}
        </Stack>
      </Panel>
    </div>
  ),
};

/** The action is below the content, out of sight. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div style={{ height: 280 }}>
      <Panel title="Returns">
        <Stack gap={4}>
          {['10.5', '9', '11.5', '7', '8'].map((size) => (
            <Checkbox key={size} isSelected onChange={() => {}}>
              Halden Court 82, {size}
            </Checkbox>
          ))}
          <Button variant="signal">Take back</Button>
        </Stack>
      </Panel>
    </div>
  ),
};
