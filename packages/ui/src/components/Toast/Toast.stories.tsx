import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shoesizeSections } from '../../fixtures/store.ts';
import { AppShell } from '../AppShell/AppShell.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { ConnectionIndicator } from '../ConnectionIndicator/ConnectionIndicator.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toasts } from './toasts.ts';

const undo = fn();

const meta = {
  title: 'Messages/Toast',
  component: ToastRegion,
  parameters: {
    guide: {
      use: [
        'For a message after an action, e.g. a press: toasts.positive if it worked, toasts.critical if it failed; toasts.info and toasts.caution for other events.',
        "From the same entry point: import { ToastRegion, toasts } from '@instore/ui/Toast'. Then toasts.info('Pair removed', { description, action: { label: 'Undo', onPress } }); showAlways keeps it until it is closed.",
        'One ToastRegion near the root, outside of the routes.',
      ],
      avoid: [
        'For a lasting state: use Banner. For what belongs to one field: its errorMessage.',
        'For anything that must be answered: use ConfirmDialog.',
      ],
      keyboard: [
        ['F6', 'Goes to the toasts, and again to leave them.'],
        ['Tab', 'Goes to action and cross; no timer runs while the focus or the pointer is there.'],
      ],
      accessibility: [
        'Announced with its severity. It closes after 3 seconds; errors and toasts with an action stay.',
        'The newest is shown, the others are counted; a press on their number, or F6, unfolds five. AppShell, and a Page without one, move down while a toast is higher than their header, so that it covers no line. Past toasts are in toastLog: show them in the bell.',
      ],
      content: [
        'What happened, in at most six words: "Request not sent". A second line says why or what to do: "Something went wrong, please try later!"',
        'The action is one verb: "Undo".',
      ],
    } satisfies Guide,
    // Toasts are at the top of the window: in a docs page they stay in that of the story.
    docs: { story: { inline: false, height: '280px' } },
    layout: 'fullscreen',
  },
  beforeEach: async () => {
    // Loaded on demand; a busy machine may take longer for it than a test waits.
    await import('./ToastStack.tsx');
    return () => toasts.clear();
  },
  render: () => (
    <AppShell
      area="Shoesize"
      title="Requests"
      where="Canal Street"
      sections={shoesizeSections}
      connection={<ConnectionIndicator state="live" />}
      bell={<IconButton icon={icons.bell} size={24} label="Notifications" />}
      user={<Avatar name="Maren Okafor" />}
    >
      <ToastRegion />
      <Inline>
        <Button
          onPress={() =>
            toasts.positive('Request from Kiosk accepted', {
              showAlways: true,
              description: 'Products are added to your request list',
            })
          }
        >
          Positive
        </Button>
        <Button
          onPress={() =>
            toasts.caution('No quantity available!', { showAlways: true, description: 'Kurobe Dam High, size 11.5' })
          }
        >
          Caution
        </Button>
        <Button
          onPress={() =>
            toasts.critical('Request not sent', { description: 'Something went wrong, please try later!' })
          }
        >
          Critical
        </Button>
        <Button
          onPress={() =>
            toasts.info('Live updates are back', {
              showAlways: true,
              description: '2 requests arrived while you were off',
            })
          }
        >
          Info
        </Button>
        <Button onPress={() => toasts.info('Request cancelled', { action: { label: 'Undo', onPress: undo } })}>
          Action
        </Button>
        <Button onPress={() => toasts.positive('Request Placed Successfully')}>Goes away</Button>
      </Inline>
    </AppShell>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [T-01] At the edge of the header, announced; its shape says how severe it is. It takes no focus. */
export const Example: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    // Pressed without the focus: a docs page shows this story while it is read.
    canvas.getByRole('button', { name: 'Positive' }).click();
    const toast = await page.findByRole('alertdialog', { name: 'Request from Kiosk accepted' });
    await expect(within(toast).getByRole('alert')).toHaveTextContent('Products are added to your request list');
    const { right, top } = toast.getBoundingClientRect();
    // In the header, before its controls: 22 rem.
    await expect(window.innerWidth - right).toBeLessThanOrEqual(352);
    await expect(top).toBeLessThanOrEqual(8);
    await expect(toast).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** [T-02] It can be dismissed. */
export const Dismissed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Positive' }));
    await userEvent.click(await page.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const Severities: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Info', 'Critical', 'Caution', 'Positive'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await within(canvasElement.ownerDocument.body).findAllByRole('alertdialog')).toHaveLength(4);
  },
};

/** English words on a page that is read from the right: their own marks stay at their end, and they begin at the page's. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Caution' }));
    const title = await within(canvasElement.ownerDocument.body).findByText('No quantity available!');
    const words = title.firstChild!;
    const place = (at: number) => {
      const range = document.createRange();
      range.setStart(words, at);
      range.setEnd(words, at + 1);
      return range.getBoundingClientRect();
    };
    await expect(place(words.textContent!.length - 1).left).toBeGreaterThan(place(0).left);
    await expect(Math.round(place(words.textContent!.length - 1).right)).toBe(
      Math.round(title.getBoundingClientRect().right),
    );
  },
};

/** [T-02] A toast with an action stays until the action is pressed. */
export const Action: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Action' }));
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** A short sentence, in the past; Undo if it can be undone. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <div
      style={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 12,
        padding: '6px 4px 6px 14px',
        background: 'var(--instore-raised)',
        borderRadius: 4,
        borderInlineStart: '4px solid var(--instore-positive)',
        boxShadow: 'var(--instore-float)',
      }}
    >
      <span
        style={{
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: 3,
          background: 'var(--instore-positive)',
          color: 'var(--instore-raised)',
        }}
      >
        <Icon icon={icons.check} size={16} />
      </span>
      <div style={{ flex: 1 }}>
        <Text weight="strong">Pair checked out</Text>
      </div>
      <Button size="s">Undo</Button>
      <IconButton icon={icons.x} label="Dismiss" />
    </div>
  ),
};

/** Gone before it is read. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div
      style={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 12,
        padding: '6px 4px 6px 14px',
        background: 'var(--instore-raised)',
        borderRadius: 4,
        borderInlineStart: '4px solid var(--instore-positive)',
        boxShadow: 'var(--instore-float)',
      }}
    >
      <span
        style={{
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: 3,
          background: 'var(--instore-positive)',
          color: 'var(--instore-raised)',
        }}
      >
        <Icon icon={icons.check} size={16} />
      </span>
      <div style={{ flex: 1 }}>
        <Text weight="strong">Your request has been processed successfully by the system</Text>
        <Text tone="soft">You may now continue. Undo is in the menu of your request.</Text>
      </div>
      <IconButton icon={icons.x} label="Dismiss" />
    </div>
  ),
};
