import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within, waitFor } from 'storybook/test';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { tryout } from '../../fixtures/store.ts';
import { wedge } from '../../fixtures/wedge.ts';
import type { Guide } from '../../internal/guide.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { KioskRequestPopup } from './KioskRequestPopup.tsx';

const meta = {
  title: 'Sales floor/KioskRequestPopup',
  component: KioskRequestPopup,
  parameters: {
    guide: {
      use: [
        'When a customer at a kiosk sends a request and an associate has to answer, on every page.',
        'Once, near the root of the app, with one request at a time; waiting is the number of further requests.',
        'With isAside while useIsOccupied says that the user is in the middle of something.',
      ],
      avoid: [
        'To confirm an action of the associate: use ConfirmDialog.',
        'For messages without an answer: use a toast or the bell.',
      ],
      anatomy: [
        ['Lid', 'The head: kiosk, number of items, waiting time, time of day.'],
        ['Labels', 'One BoxLabel per requested item; they scroll between lid and buttons.'],
        ['Accepted by', 'The colleague who accepted, if one did.'],
        [
          'Aside',
          'With isAside a small box at the corner: lid with the number, sizes with names, and the same buttons.',
        ],
        ['Wishes', 'Where the pairs are brought to, and what the customer wrote.'],
        [
          'Buttons',
          'Reject and Accept, and Later below them; only Close once a colleague accepted or the request has ended.',
        ],
      ],
      keyboard: [
        [
          'Tab',
          'Moves to the labels if they scroll, to Reject and to Accept, and stays within. Once a colleague accepted, only Close is left.',
        ],
        ['Enter, Space', 'Answer only on a button: at first the popup itself has the focus.'],
        ['Escape', 'Does nothing: the customer waits for an answer.'],
        ['A scanner', 'Its keys, at most 50 ms apart, are ignored, with the Enter or Tab at their end.'],
      ],
      accessibility: [
        'An alert dialog: its name contains the kiosk, its description the number of items and of waiting requests.',
        'The clock is hidden from screen readers.',
        'acceptedBy is announced at once. Play the sound of a new request when the popup opens.',
      ],
      content: [
        'kiosk is the name that the staff uses: "Front door". The title and the two actions are texts of the kit.',
      ],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    kiosk: 'Front door',
    customerNumber: 119,
    lines: tryout,
    waiting: 1,
    receivedAt: new Date(),
    onAccept: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof KioskRequestPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

const five = Array.from({ length: 5 }, (_, index) => ({ ...tryout[index % 2]!, lineId: String(index) }));

const popup = () => screen.findByRole('alertdialog', { name: 'New request from Kiosk Front door!' }, ON_DEMAND);

/** [K-03] The kiosk, the requested items, and two buttons. */
export const Example: Story = {
  play: async ({ args, userEvent }) => {
    const box = within(await popup());
    await expect(box.getAllByRole('article')).toHaveLength(2);
    // The popup fades in.
    await waitFor(() => expect(box.getByText('$140.00')).toBeVisible());
    await userEvent.click(box.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(box.getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

/** [K-03] While the user is in the middle of something: a small box that leaves the page and its focus alone. */
export const Aside: Story = {
  args: { isAside: true, onLater: fn() },
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('region', { name: 'New request from Kiosk Front door!' }, ON_DEMAND);
    await expect(within(box).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(box).getByRole('status')).toHaveTextContent(/^Customer 119/);
    await expect(document.body).toHaveFocus();
    await userEvent.click(within(box).getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** [K-03] At first the popup itself has the focus; Enter, Space, Escape and scans do not answer. */
export const Safe: Story = {
  play: async ({ args, step, userEvent }) => {
    const box = await popup();
    await expect(box).toHaveFocus();
    await step('keys right after the popup opens', async () => {
      await userEvent.keyboard('{Enter} {Escape}');
      await expect(screen.getByRole('alertdialog')).toBeVisible();
    });
    await step('a scan while Accept has the focus', async () => {
      within(box).getByRole('button', { name: 'Accept' }).focus();
      wedge('2048177304161');
      wedge('1');
    });
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

/** [K-05] While Accept is sent, both buttons ignore presses. */
export const Accepting: Story = {
  args: { isAccepting: true, waiting: 0 },
  play: async ({ args, userEvent }) => {
    const box = within(await popup());
    await userEvent.click(box.getByRole('button', { name: /Accept/ }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(box.getByRole('button', { name: 'Reject' })).toBeDisabled();
  },
};

/** [K-09] Many lines: the buttons stay visible. The request has waited for four minutes. */
export const Many: Story = {
  args: {
    lines: Array.from({ length: 8 }, (_, index) => ({ ...tryout[index % 2]!, lineId: String(index) })),
    waiting: 3,
    receivedAt: new Date(Date.now() - 4 * 60_000),
  },
  play: async () => {
    const box = within(await popup());
    const accept = box.getByRole('button', { name: 'Accept' }).getBoundingClientRect();
    await expect(accept.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.getByText('Waiting 4 min')).toBeVisible();
    await allInSight();
  },
};

/** What a press at a place of the window would hit is a part of the element. */
const isHit = (element: Element, x: number, y: number): boolean => element.contains(document.elementFromPoint(x, y));

/** Every part of Accept can be pressed: no label covers it while it scrolls under the foot. */
const acceptIsOnTop = async () => {
  const accept = within(await popup()).getByRole('button', { name: 'Accept' });
  // The window of a phone may get its size after the popup has been drawn.
  await waitFor(async () => {
    const { left, right, top, bottom } = accept.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const [xs, ys] = [
      [left + 8, (left + right) / 2, right - 8],
      [top + 8, (top + bottom) / 2, bottom - 8],
    ];
    const missed = xs.flatMap((x) => ys.filter((y) => !isHit(accept, x, y)));
    await expect(missed).toEqual([]);
  });
  // The foot is on top of the stamps and bars.
  const foot = accept.parentElement!.getBoundingClientRect();
  for (let x = foot.left + 2; x < foot.right - 2; x += 6) {
    await expect(isHit(accept.parentElement!, x, foot.top + 6)).toBe(true);
  }
};

/** The whole box fits in the window, and the lid stays while the labels scroll. */
const lidStays = async () => {
  const box = await popup();
  const lid = within(box).getByRole('heading', { level: 2 });
  const area = within(box).getByRole('region', { name: 'Requested' });
  area.scrollTop = area.scrollHeight;
  const last = within(box).getAllByRole('article').at(-1)!.getBoundingClientRect();
  await expect(lid.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await expect(last.top).toBeGreaterThanOrEqual(area.getBoundingClientRect().top);
  await expect(last.bottom).toBeLessThanOrEqual(area.getBoundingClientRect().bottom);
  const foot = within(box).getByRole('button', { name: 'Accept' }).parentElement!.getBoundingClientRect();
  await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight - 24);
  area.scrollTop = 0;
};

const allInSight = async () => {
  await acceptIsOnTop();
  await lidStays();
};

/** [K-09] Five lines on a phone. */
export const FiveOnAPhone: Story = {
  args: { lines: five },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: allInSight,
};

/** At 200 % text on a phone the buttons are stacked within the box. */
export const LargeText: Story = {
  args: { lines: five },
  parameters: FiveOnAPhone.parameters!,
  globals: { ...FiveOnAPhone.globals, textSize: '200' },
  play: async () => {
    await acceptIsOnTop();
    const box = await popup();
    for (const name of ['Reject', 'Accept']) {
      const answer = within(box).getByRole('button', { name }).getBoundingClientRect();
      await expect(answer.right).toBeLessThanOrEqual(box.getBoundingClientRect().right);
    }
  },
};

/** The minimum that a kiosk sends: no name, picture or barcode. */
export const Bare: Story = {
  args: {
    lines: [{ tryoutItemId: 't', inventoryItemId: 'v', sku: null, size: '9', price: 120 }],
    waiting: 0,
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** [K-05] A colleague accepted on another tablet: the popup says who, and can only be closed. */
export const Accepted: Story = {
  args: { acceptedBy: 'Ines Calloway', onDismiss: fn() },
  play: async ({ args, userEvent }) => {
    const box = within(await popup());
    await expect(box.getByRole('alert')).toHaveTextContent('Ines Calloway accepted this request.');
    await expect(box.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(box.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};
export const AcceptedDark: Story = { ...Accepted, globals: { theme: 'dark' } };

/** [K-03] The texts of the popup are in Spanish. */
export const Spanish: Story = {
  globals: { locale: 'es-US' },
  play: async () => {
    const box = within(
      await screen.findByRole('alertdialog', { name: '¡Nueva solicitud del quiosco Front door!' }, ON_DEMAND),
    );
    await waitFor(() => expect(box.getByText(/^2 artículos para probar\. 1 solicitud más en espera/)).toBeVisible());
    await expect(box.getByRole('button', { name: 'Aceptar' })).toBeEnabled();
  },
};

/** [K-03] In Arabic, from right to left, with the dual for two items. */
export const Arabic: Story = {
  globals: { locale: 'ar-EG' },
  play: async () => {
    const box = within(
      await screen.findByRole('alertdialog', { name: 'طلب جديد من الكشك \u2068Front door\u2069!' }, ON_DEMAND),
    );
    await waitFor(() => expect(box.getByText(/^منتجان للتجربة\./)).toBeVisible());
    const [reject, accept] = [box.getByRole('button', { name: 'رفض' }), box.getByRole('button', { name: 'قبول' })];
    await expect(accept.getBoundingClientRect().left).toBeLessThan(reject.getBoundingClientRect().left);
  },
};

/** [K-12] Later closes the popup without an answer; the delivery spot and the note are above the buttons. */
export const WithWishes: Story = {
  args: { spot: 'Bench 3', note: 'Left foot is wider', onLater: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = within(await popup());
    // The popup fades in.
    await waitFor(() => expect(dialog.getByText('Bring it to Bench 3')).toBeVisible());
    await expect(dialog.getByText('“Left foot is wider”')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Later' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

/** [K-11] After two hours the popup reads Expired. */
export const Expired: Story = {
  args: { ended: 'expired', onDismiss: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = within(await popup());
    await waitFor(() => expect(dialog.getByText('Expired')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Two answers, always in this order. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      <Button>Reject</Button>
      <Button variant="signal">Accept</Button>
    </Inline>
  ),
};

/** An answer that cannot be no. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Button variant="signal">OK</Button>
    </Inline>
  ),
};
