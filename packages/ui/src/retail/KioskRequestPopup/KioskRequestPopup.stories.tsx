import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { tryout } from '../../fixtures/store.ts';
import { wedge } from '../../fixtures/wedge.ts';
import type { Guide } from '../../internal/guide.ts';
import { KioskRequestPopup } from './KioskRequestPopup.tsx';

const meta = {
  title: 'Components/KioskRequestPopup',
  component: KioskRequestPopup,
  parameters: {
    guide: {
      use: [
        'When a customer at a kiosk asks for pairs and an associate has to answer, whatever the page.',
        'Once, near the root of the app, one request at a time; the rest is only counted by waiting.',
      ],
      avoid: [
        "For questions that the associate's own press raised: take ConfirmDialog.",
        'For news that need no answer: take a toast or the bell.',
      ],
      anatomy: [
        ['Lid', 'Overhangs like a box: who asks, how much, how long, the clock.'],
        ['Labels', 'What is asked for, one BoxLabel a pair; they scroll between lid and answers.'],
        ['Claimed line', 'Who was faster, when somebody was.'],
        ['Answers', 'Reject, then Accept; Close alone once it is claimed.'],
      ],
      keyboard: [
        [
          'Tab',
          'Goes to Reject, then to Accept, and stays within; before them to the labels, where they scroll. Taken by somebody else, only Close is left.',
        ],
        ['Enter, Space', 'Answer only on a button: the popup starts with the focus on itself.'],
        ['Escape', 'Does nothing: a customer waits for an answer.'],
        ['A scanner', 'Its keys, 50 ms apart at most, are swallowed with their Enter or Tab.'],
      ],
      accessibility: [
        'An alert dialog: its name is the kiosk, its description how many items and how many more requests wait.',
        'The clock ticks for the eye only.',
        'Given claimedBy, who was faster is read out at once. Play the sound of a new request with the popup.',
      ],
      content: [
        'Give the kiosk\'s name as it stands on the floor: "Front door". Title, Accept and Reject are the specification\'s.',
      ],
    } satisfies Guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    isOpen: true,
    kiosk: 'Front door',
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

/** [K-03] Who asks, for what, and two answers. */
export const Example: Story = {
  play: async ({ args, userEvent }) => {
    const box = within(await popup());
    await expect(box.getAllByRole('article')).toHaveLength(2);
    await expect(box.getByText('$140.00')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(box.getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

/** [K-03] It starts with the focus on itself; Enter, Space and Escape answer nothing, a scan does not either. */
export const Safe: Story = {
  play: async ({ args, step, userEvent }) => {
    const box = await popup();
    await expect(box).toHaveFocus();
    await step('keys that come too soon', async () => {
      await userEvent.keyboard('{Enter} {Escape}');
      await expect(screen.getByRole('alertdialog')).toBeVisible();
    });
    await step('a box scanned while Accept has the focus', async () => {
      within(box).getByRole('button', { name: 'Accept' }).focus();
      wedge('2048177304161');
      wedge('1');
    });
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

/** [K-05] Accept is on its way: no second press, no change of mind. */
export const Accepting: Story = {
  args: { isAccepting: true, waiting: 0 },
  play: async ({ args, userEvent }) => {
    const box = within(await popup());
    await userEvent.click(box.getByRole('button', { name: /Accept/ }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(box.getByRole('button', { name: 'Reject' })).toBeDisabled();
  },
};

/** [K-09] Many lines: the answers stay in sight. One has waited for four minutes. */
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
  },
};

/** Every part of Accept takes the press: nothing of the labels that scroll under the foot lies over it. */
const acceptIsOnTop = async () => {
  const accept = within(await popup()).getByRole('button', { name: 'Accept' });
  const { left, right, top, bottom } = accept.getBoundingClientRect();
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  for (const x of [left + 8, (left + right) / 2, right - 8]) {
    for (const y of [top + 8, (top + bottom) / 2, bottom - 8]) {
      await expect(accept.contains(document.elementFromPoint(x, y))).toBe(true);
    }
  }
  // The stamps and bars end where the foot begins: it is what lies over all of them.
  const foot = accept.parentElement!.getBoundingClientRect();
  for (let x = foot.left + 2; x < foot.right - 2; x += 6) {
    const hit = document.elementFromPoint(x, foot.top + 6);
    await expect(accept.parentElement!.contains(hit)).toBe(true);
  }
};

/** The whole box is in the window, and its lid stays while the last label is read. */
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

const fiveInSight: Story['play'] = async () => {
  await acceptIsOnTop();
  await lidStays();
};

/** [K-09] Five lines on the counter's screen. */
export const Five: Story = { args: { lines: five }, play: fiveInSight };

/** [K-09] And on a phone. */
export const FiveOnAPhone: Story = {
  args: { lines: five },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: fiveInSight,
};

/** Set twice as large by the browser, on a phone: the answers stand below one another, within the box. */
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

/** As little as a kiosk may send: no name, no picture, no barcode. */
export const Bare: Story = {
  args: {
    lines: [{ tryoutItemId: 't', inventoryItemId: 'v', sku: null, size: '9', price: 120 }],
    waiting: 0,
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** [K-05] Somebody on another tablet was faster: says who, and only closing is left. */
export const Claimed: Story = {
  args: { claimedBy: 'Ines Calloway', onDismiss: fn() },
  play: async ({ args, userEvent }) => {
    const box = within(await popup());
    await expect(box.getByRole('alert')).toHaveTextContent('Ines Calloway accepted this request.');
    await expect(box.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(box.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};
export const ClaimedDark: Story = { ...Claimed, globals: { theme: 'dark' } };

/** [K-03] The words around what the kiosk sends are Spanish. */
export const Spanish: Story = {
  globals: { locale: 'es-US' },
  play: async () => {
    const box = within(
      await screen.findByRole('alertdialog', { name: '¡Nueva solicitud del quiosco Front door!' }, ON_DEMAND),
    );
    await expect(box.getByText(/^2 artículos para probar\. 1 solicitud más en espera/)).toBeVisible();
    await expect(box.getByRole('button', { name: 'Aceptar' })).toBeEnabled();
  },
};

/** [K-03] In Arabic, from the right; two have a word of their own. */
export const Arabic: Story = {
  globals: { locale: 'ar-EG' },
  play: async () => {
    const box = within(
      await screen.findByRole('alertdialog', { name: 'طلب جديد من الكشك \u2068Front door\u2069!' }, ON_DEMAND),
    );
    await expect(box.getByText(/^منتجان للتجربة\./)).toBeVisible();
    const [reject, accept] = [box.getByRole('button', { name: 'رفض' }), box.getByRole('button', { name: 'قبول' })];
    await expect(accept.getBoundingClientRect().left).toBeLessThan(reject.getBoundingClientRect().left);
  },
};
