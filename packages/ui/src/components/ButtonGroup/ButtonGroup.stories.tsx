import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const onPress = fn();

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  parameters: {
    guide: {
      use: [
        'For buttons that do one thing together: back, today, forward. joined for parts of one verb, fill at the foot of a sheet.',
      ],
      avoid: [
        'To switch between views: use SegmentedControl.',
        'For the tools of a list: use Toolbar. For unlike buttons side by side: Inline.',
      ],
      keyboard: [['Tab', 'Moves to each of its buttons.']],
      accessibility: ['A group named by label, read before its first button. Each button keeps its own stop.'],
      content: ['label is what they work on: "Labels", "Change date".'],
    } satisfies Guide,
  },
  args: { label: 'Inventory', children: null },
  beforeEach: () => {
    onPress.mockClear();
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Parts of one verb share their edges. */
export const Example: Story = {
  args: {
    layout: 'joined',
    children: (
      <>
        <Button icon={icons.download} onPress={onPress}>
          Export
        </Button>
        <IconButton variant="plain" icon={icons.chevronDown} label="Choose what to export" onPress={onPress} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Inventory' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(first!.height).toBe(second!.height);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose what to export' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

const three = (
  <>
    <Button>Day before</Button>
    <Button>Today</Button>
    <Button>Day after</Button>
  </>
);

export const Layouts: Story = {
  render: () => (
    <Stack gap={24} align="start">
      <ButtonGroup label="Joined" layout="joined">
        {three}
      </ButtonGroup>
      <ButtonGroup label="Spaced">{three}</ButtonGroup>
      <div style={{ width: '100%', maxWidth: 343 }}>
        <ButtonGroup label="Shared" layout="shared">
          <Button>Take back</Button>
          <Button>Sold</Button>
        </ButtonGroup>
      </div>
      <div style={{ width: '100%', maxWidth: 480 }}>
        <ButtonGroup label="Fill" layout="fill">
          <Button>Reject</Button>
          <Button variant="signal">Accept</Button>
        </ButtonGroup>
      </div>
      <div style={{ width: 240 }}>
        <ButtonGroup label="Fill, narrow" layout="fill">
          <Button>Reject</Button>
          <Button variant="signal">Accept</Button>
        </ButtonGroup>
      </div>
    </Stack>
  ),
};

export const Dark: Story = { ...Layouts, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Layouts, globals: { direction: 'rtl' } };

/** Parts of one action. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <ButtonGroup label="Day" layout="joined">
      <Button>Back</Button>
      <Button>Today</Button>
      <Button>Forward</Button>
    </ButtonGroup>
  ),
};

/** Actions that have nothing in common. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <ButtonGroup label="Tools" layout="joined">
      <Button>Export</Button>
      <Button>Sounds</Button>
      <Button>Logout</Button>
    </ButtonGroup>
  ),
};
