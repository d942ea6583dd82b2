import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Panel } from '../Panel/Panel.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    guide: {
      use: [
        'Before an action that cannot be undone: place a request, cancel one, log out with unsaved work.',
        'With critical where it deletes or cancels something.',
      ],
      avoid: [
        'Where the action can be undone: do it, and offer Undo in a toast.',
        'For more than two answers or a field: use Dialog.',
      ],
      keyboard: [
        ['Enter', 'Takes the safe way: it has the focus at first, so a scanner confirms nothing.'],
        ['Tab', 'Goes to the verb and back.'],
        ['Escape', 'The safe way too; not while it is being done.'],
      ],
      accessibility: [
        'An alert dialog named by its question. While it is being done the verb keeps the focus and says that it is working.',
        'A press outside does nothing: the user must answer.',
      ],
      content: [
        'A question, then what will happen, then two verbs: "Cancel this request?", "Keep it", "Cancel request". Never Yes and No.',
      ],
    } satisfies Guide,
  },
  args: {
    isOpen: false,
    title: 'Place request to warehouse ?',
    children: '4 pair of items will be requested',
    confirmLabel: 'Place request',
    cancelLabel: 'Not yet',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { isOpen: { control: false }, children: { control: false } },
  render: function Trigger({ isOpen: isOpenAtFirst, onCancel, onConfirm, ...args }) {
    const [isOpen, setOpen] = useState(isOpenAtFirst);
    const isCritical = args.tone === 'critical';
    return (
      <>
        <Button variant={isCritical ? 'critical' : 'signal'} size="xl" onPress={() => setOpen(true)}>
          {isCritical ? args.confirmLabel : 'PLACE REQUEST'}
        </Button>
        <ConfirmDialog
          {...args}
          isOpen={isOpen}
          onConfirm={() => {
            setOpen(false);
            onConfirm();
          }}
          onCancel={() => {
            setOpen(false);
            onCancel();
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-02] Asks before a request is sent; the way back has the focus, so that a scanner's Enter confirms nothing. */
export const Example: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const open = async () => {
      await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'PLACE REQUEST' }));
      return page.findByRole('alertdialog', { name: 'Place request to warehouse ?' });
    };
    await step('Enter takes the safe way', async () => {
      const dialog = await open();
      await expect(dialog).toHaveTextContent('4 pair of items will be requested');
      await expect(within(dialog).getByRole('button', { name: 'Not yet' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Escape too', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
    });
    await step('the verb does it', async () => {
      const dialog = await open();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Place request' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

/** [Z-04] Takes something away. */
export const Critical: Story = {
  args: {
    isOpen: true,
    title: 'Cancel Request?',
    children: 'The pairs go back to their bins.',
    confirmLabel: 'Cancel Request',
    cancelLabel: 'Keep',
    tone: 'critical',
  },
  play: async ({ canvasElement }) => {
    const open = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await waitFor(() => expect(open).toBeVisible());
  },
};

/** While the action runs, no button can be pressed, and Escape does not close the question. */
export const Pending: Story = {
  args: { isOpen: true, isPending: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Place request/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** Both answers are verbs. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Panel
      title="Cancel the request?"
      actions={
        <ButtonGroup label="Answer" layout="fill">
          <Button>Keep it</Button>
          <Button variant="critical">Cancel request</Button>
        </ButtonGroup>
      }
    >
      The pair goes back to the shelf.
    </Panel>
  ),
};

/** "Cancel" cancels what? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Panel
      title="Are you sure?"
      actions={
        <ButtonGroup label="Answer" layout="fill">
          <Button>Cancel</Button>
          <Button>OK</Button>
        </ButtonGroup>
      }
    >
      Cancel request HC82?
    </Panel>
  ),
};
