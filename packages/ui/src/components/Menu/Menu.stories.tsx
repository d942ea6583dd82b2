import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import type { Guide } from '../../internal/guide.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Menu } from './Menu.tsx';

const navigate = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  parameters: {
    guide: {
      use: [
        'For three to eight actions of one button: the actions of a row or a booking.',
        'The action that deletes is last, with tone critical.',
      ],
      avoid: [
        'To choose a value: use Select.',
        'For one or two verbs: show them as Buttons.',
        'For anything but actions and links: use Popover.',
      ],
      anatomy: [
        ['Trigger', 'Your button; it is not a part of Menu.'],
        ['Header', 'Above the items, e.g. who is signed in.'],
        ['Items', 'Pictogram and verb; the one that takes something away last.'],
      ],
      keyboard: [
        ['Up, Down', 'Go from item to item; the first has the focus when it opens.'],
        ['Letters', 'Jump to the item that begins with them.'],
        ['Enter, Space', 'Choose, and close.'],
        ['Tab', 'Closes and moves on from the button.'],
        ['Escape', 'Closes; the focus returns to the button.'],
      ],
      accessibility: [
        'A menu named by label: say what of, "Actions for Halden Court 82".',
        'Give the button aria-haspopup="menu". A disabled item is announced as such and skipped.',
      ],
      content: ['Verbs, at most three words. Begin each with another letter: typing a letter moves to it.'],
    } satisfies Guide,
  },
  args: {
    label: 'Actions for Halden Court 82, size 10.5',
    items: [
      { id: 'open', label: 'Open the product', icon: icons.boxes, href: '/shoesize/inventory?open=HC82-104-CF' },
      { id: 'nudge', label: 'Nudge the stockroom', icon: icons.bell },
      { id: 'print', label: 'Print the label', icon: icons.printer },
      { id: 'cancel', label: 'Cancel the request', icon: icons.trash, tone: 'critical' },
    ],
    onAction: fn(),
    isOpen: false,
    onClose: () => {},
    triggerRef: { current: null },
  },
  argTypes: { isOpen: { control: false }, triggerRef: { control: false }, items: { control: false } },
  render: function Trigger(args) {
    const trigger = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <UiProvider navigate={navigate}>
        <Button ref={trigger} aria-haspopup="menu" aria-expanded={isOpen} onPress={() => setOpen(true)}>
          Actions
        </Button>
        <Menu {...args} isOpen={isOpen} onClose={() => setOpen(false)} triggerRef={trigger} />
      </UiProvider>
    );
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open below its button. */
export const Example: Story = {
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  play: async ({ canvas, canvasElement }) => {
    // A press, not the keyboard: no ring is drawn, whatever came before.
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

/** Opens on its first item; arrows move, Enter chooses, and the focus returns. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await step('the keyboard chooses', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await page.findByRole('menuitem', { name: 'Open the product' })).toHaveFocus();
      const menu = page.getByRole('menu', { name: 'Actions for Halden Court 82, size 10.5' });
      await waitFor(() => expect(menu).toBeVisible());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('nudge');
      await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('an item with an address goes through the router', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await page.findByRole('menuitem', { name: 'Open the product' }));
      await expect(navigate).toHaveBeenCalledWith('/shoesize/inventory?open=HC82-104-CF');
    });
  },
};

/** Show two actions as buttons. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      <Button>Cancel</Button>
      <Button>Nudge</Button>
    </Inline>
  ),
};

/** A menu with one or two actions hides them behind a press. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Button icon={icons.more} aria-haspopup="menu">
      More
    </Button>
  ),
};
