import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../internal/guide.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      use: [
        'For a short task that must be finished first: enter a reason, choose a location.',
        'Opened by a press of the user.',
      ],
      avoid: [
        'For a question with two answers: use ConfirmDialog.',
        'For something long, or with a list: use Sheet. For a small panel at a button: use Popover.',
        'Above another dialog: close that one first.',
      ],
      anatomy: [
        ['Scrim', 'Covers the page; a press on it closes the dialog.'],
        ['Head', 'The title, and the cross.'],
        ['Body', 'What is asked for; it scrolls.'],
        ['Foot', 'The actions, the one that cancels first.'],
      ],
      keyboard: [
        ['Tab', 'Moves within the dialog.'],
        ['Escape', 'Closes; the focus returns to what opened it.'],
      ],
      accessibility: [
        'Named by its title; the page behind it cannot get the focus.',
        'The focus starts on the dialog itself. Set autoFocus on the first field, if there is one.',
      ],
      content: ['The title names the task, the last button repeats its verb: "Correct the bin", "Correct".'],
    } satisfies Guide,
  },
  args: {
    isOpen: false,
    title: 'Correct the bin',
    onClose: () => {},
    children: null,
  },
  argTypes: { isOpen: { control: false }, children: { control: false }, actions: { control: false } },
  render: function Trigger(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const [bin, setBin] = useState('A-14-03');
    const close = () => setOpen(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Correct the bin</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={close}
          actions={
            <>
              <Button onPress={close}>Cancel</Button>
              <Button variant="signal" onPress={close}>
                Correct
              </Button>
            </>
          }
        >
          <TextField label="Bin" value={bin} onChange={setBin} isCode autoFocus />
        </Dialog>
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the focus inside; Escape and the cross close it and the focus returns. */
export const Example: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole('button', { name: 'Correct the bin' });
    await step('is named by its title, begins in its field and keeps the focus', async () => {
      await userEvent.click(trigger);
      const dialog = await page.findByRole('dialog', { name: 'Correct the bin' });
      await waitFor(() => expect(page.getByRole('textbox', { name: 'Bin' })).toHaveFocus());
      for (let stop = 0; stop < 5; stop++) {
        await userEvent.tab();
        await expect(dialog).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
      }
    });
    await step('closes with the cross', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('closes with Escape', async () => {
      await userEvent.click(trigger);
      await page.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
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

/** One short task. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Panel
      title="Return the pair"
      onClose={() => {}}
      actions={
        <Inline justify="end">
          <ButtonGroup label="Actions">
            <Button>Cancel</Button>
            <Button variant="signal">Return</Button>
          </ButtonGroup>
        </Inline>
      }
    >
      <TextField label="Reason" value="Damaged box" onChange={() => {}} />
    </Panel>
  ),
};

/** A long form: use Sheet. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Panel title="Edit product" onClose={() => {}}>
      <Stack>
        <TextField label="Name" value="" onChange={() => {}} />
        <TextField label="SKU" value="" onChange={() => {}} />
        <TextField label="Bin" value="" onChange={() => {}} />
        <TextField label="Price" value="" onChange={() => {}} />
      </Stack>
    </Panel>
  ),
};
