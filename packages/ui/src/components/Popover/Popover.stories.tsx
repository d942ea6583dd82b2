import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: {
    guide: {
      use: [
        'For a small panel at a button: a few settings, a short list.',
        'Its button says aria-haspopup="dialog" and aria-expanded, and is given as triggerRef.',
      ],
      avoid: [
        'For actions: use Menu.',
        'For a text that explains a button: use Tooltip.',
        'For large content: use Sheet.',
      ],
      keyboard: [
        ['Tab', 'Stays within while it is open.'],
        ['Escape', 'Closes; the focus returns to the button.'],
      ],
      accessibility: [
        'A dialog named by label; it gets the focus when it opens.',
        'A press outside closes it. Save each change at once: there is no button to save.',
      ],
    } satisfies Guide,
  },
  args: {
    isOpen: false,
    label: 'About this pair',
    placement: 'bottom start',
    width: 's',
    isPadded: true,
    onClose: () => {},
    triggerRef: { current: null },
    children: null,
  },
  argTypes: { isOpen: { control: false }, children: { control: false }, triggerRef: { control: false } },
  render: function Trigger(args) {
    const trigger = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button ref={trigger} aria-haspopup="dialog" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          About
        </Button>
        <Popover {...args} isOpen={isOpen} onClose={() => setOpen(false)} triggerRef={trigger}>
          <Stack gap={12}>
            <Text weight="strong">Halden Court 82</Text>
            <Text tone="soft">Consigned by Jonah Whitaker</Text>
            <Button size="s">Show the consignee</Button>
          </Stack>
        </Popover>
      </>
    );
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the focus when it opens, gives it back on Escape. */
export const Example: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole('button', { name: 'About' });
    await step('opens from its button', async () => {
      await userEvent.click(trigger);
      const dialog = await page.findByRole('dialog', { name: 'About this pair' });
      await expect(dialog).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
    });
    await step('Escape closes it and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

/** As it looks when open. */
export const Open: Story = {
  args: { isOpen: true },
  play: async ({ canvasElement }) => {
    const open = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(open).toBeVisible());
  },
};

/** A few settings near their button. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack gap={8}>
      <Inline>
        <Button>View</Button>
      </Inline>
      <Panel title="View">
        <SegmentedControl
          label="Density"
          items={[
            { id: 'n', label: 'Normal' },
            { id: 'c', label: 'Compact' },
          ]}
          value="n"
          onChange={() => {}}
        />
      </Panel>
    </Stack>
  ),
};

/** Actions: use Menu. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack gap={8}>
      <Inline>
        <Button>View</Button>
      </Inline>
      <Panel title="View">
        <Stack gap={8}>
          <Button>Edit</Button>
          <Button>Duplicate</Button>
          <Button variant="critical">Delete</Button>
        </Stack>
      </Panel>
    </Stack>
  ),
};
