import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { cart } from '../../fixtures/store.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { ToastRegion } from '../../components/Toast/ToastRegion.tsx';
import { toasts } from '../../components/Toast/toasts.ts';
import { RequestCart, type RequestCartProps } from './RequestCart.tsx';
import { RequestCartBar } from './RequestCartBar.tsx';

const meta = {
  title: 'Sales floor/RequestCart',
  component: RequestCart,
  parameters: {
    guide: {
      use: [
        'Beside the list of requests: the lines of the next request to the warehouse, and the button that places it.',
        'As the aside of an AppShell; on small screens with a RequestCartBar at the bottom, which opens it.',
      ],
      avoid: [
        'For customers: use KioskCart, which has prices, larger targets and Undo.',
        'To show placed requests: use a list of RequestCards with status 2.',
      ],
      anatomy: [
        ['Head', 'The title, and a close button if onClose is set.'],
        ['Lines', 'Size, name, SKU, the stepper and Remove; they scroll.'],
        ['Scan', 'A ScanField, if given.'],
        ['Sums', 'Where it is sent, number of items and sizes.'],
        ['PLACE REQUEST', 'The one signal action.'],
      ],
      accessibility: [
        'A region named "Request cart"; each stepper and each Remove button names its product and size.',
        'While a request is being placed, its lines are inert and the button keeps the focus.',
        'Ask before placing with a ConfirmDialog, and announce a removal in a toast with Undo.',
      ],
      content: [
        'sentTo names the team and its location: "Warehouse, Canal Street".',
        'PLACE REQUEST is a text of the kit, which translates it.',
      ],
    } satisfies Guide,
  },
  args: {
    lines: cart,
    sentTo: 'Warehouse, Canal Street',
    onQuantityChange: fn(),
    onRemove: fn(),
    onPlace: fn(),
    onClose: fn(),
  },
  decorators: [
    exceptExamples((Story, { parameters }) => (
      <div style={{ width: 352, maxWidth: '100%', height: 728, ...parameters['box'] }}>
        <Story />
      </div>
    )),
  ],
} satisfies Meta<typeof RequestCart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-02] Units of one variant are one line with a quantity; one signal button places all lines. */
export const Example: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a quantity stops at 1', async () => {
      const court = within(canvas.getByRole('group', { name: 'Quantity of Halden Court 82, size 10.5' }));
      await userEvent.click(court.getByRole('button', { name: 'One fewer: Halden Court 82, size 10.5' }));
      await expect(args.onQuantityChange).not.toHaveBeenCalled();
      await userEvent.click(court.getByRole('button', { name: 'One more: Halden Court 82, size 10.5' }));
      await expect(args.onQuantityChange).toHaveBeenCalledWith('HC82-104-CF', 2);
    });
    await step('a line is removed with its Remove button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Ostra Harbour Hood, size XL' }));
      await expect(args.onRemove).toHaveBeenCalledWith('OHH-811-MB');
      await expect(canvas.getByRole('region', { name: 'Request cart' })).toHaveFocus();
    });
    await step('the sums, and the literal texts', async () => {
      await expect(canvas.getByText('4 items, 3 sizes')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'PLACE REQUEST' }));
      await expect(args.onPlace).toHaveBeenCalledOnce();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Close cart' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function CartWithUndo(args: RequestCartProps) {
  const [lines, setLines] = useState(args.lines);
  const remove = (id: string) => {
    const before = lines;
    const gone = before.find((line) => line.id === id);
    setLines(before.filter((line) => line.id !== id));
    toasts.info('Removed from the cart', {
      description: `${gone?.name}, size ${gone?.size}`,
      action: { label: 'Undo', onPress: () => setLines(before) },
    });
  };
  return (
    <>
      <RequestCart {...args} lines={lines} onRemove={remove} />
      <ToastRegion />
    </>
  );
}

/** A toast says what was removed. Its Undo restores the line at its place, with its quantity. */
export const Undo: Story = {
  // Its own window, for the toast.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  // The last toast stays in sight; the next story begins without it.
  beforeEach: () => () => toasts.clear(),
  render: (args) => <CartWithUndo {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('listitem').map((line) => line.textContent);
    const before = names();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tarn Fell Runner, size 9' }));
    await expect(names()).toHaveLength(args.lines.length - 1);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }, { timeout: 10_000 }));
    await expect(names()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tarn Fell Runner, size 9' }));
    await expect(await page.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** While it is placed, the cart cannot be changed or placed again. */
export const Placing: Story = {
  args: { isPlacing: true },
  play: async ({ args, canvas, userEvent }) => {
    for (const line of canvas.getAllByRole('listitem')) await expect(line).toHaveAttribute('inert');
    await userEvent.click(canvas.getByRole('button', { name: /PLACE REQUEST/ }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

/** [Z-02] The same number in two size systems is two sizes; the same size of two products is one. */
export const TwoSizeSystems: Story = {
  args: {
    lines: [
      { ...cart[0]!, id: 'a', size: '8', sizeSystem: 'US M', quantity: 1 },
      { ...cart[1]!, id: 'b', size: '8', sizeSystem: 'US W', quantity: 1 },
      { ...cart[2]!, id: 'c', size: '8', sizeSystem: 'US M', quantity: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 items, 2 sizes')).toBeVisible();
  },
};

/** Says what to do next. */
export const Empty: Story = {
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'PLACE REQUEST' })).toBeDisabled();
    await expect(canvas.getByText('0 items, 0 sizes')).toBeVisible();
  },
};

/** Head and foot stay, the lines scroll. */
export const Many: Story = {
  args: { lines: Array.from({ length: 12 }, (_, index) => ({ ...cart[index % 3]!, id: String(index) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'PLACE REQUEST' })).toBeVisible();
    // Twelve lines in three sizes.
    await expect(canvas.getByText('16 items, 3 sizes')).toBeVisible();
  },
};

/** At 200 % text the lines stack: nothing is wider than the cart, no name is cut. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Request cart' });
    const { right } = region.getBoundingClientRect();
    for (const part of region.querySelectorAll('li *')) {
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
    for (const name of canvas.getAllByRole('heading', { level: 3 })) {
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    }
    await expect(canvas.getByText('TFR-2210-BE')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** On a phone: one button places the request, the count opens the cart. */
export const Bar: Story = {
  parameters: { box: { width: 390, height: 'auto' } },
  render: (args) => <RequestCartBar count={4} onPlace={args.onPlace} onOpen={args.onClose!} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the request cart, 4 items' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onPlace).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'PLACE REQUEST' }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
    // The count is beside the word, not on it.
    const word = canvas.getByText('PLACE REQUEST');
    const count = canvas.getByRole('button', { name: /^Open the request cart/ }).getBoundingClientRect();
    const inside = word.getBoundingClientRect().right - parseFloat(getComputedStyle(word).paddingInlineEnd);
    await expect(inside).toBeLessThanOrEqual(count.left);
  },
};

/** [Z-02] Sums and button names are in Spanish; the data stays as it is. */
export const Spanish: Story = {
  globals: { locale: 'es-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 artículos, 3 tallas')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Cantidad de Halden Court 82, talla 10.5' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'ENVIAR SOLICITUD' })).toBeEnabled();
  },
};

/** [Z-02] Arabic has six plural forms. */
export const Arabic: Story = {
  globals: { locale: 'ar-EG' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('٤ منتجات، ٣ مقاسات')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'إرسال الطلب' })).toBeEnabled();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^[٠-٩]$/);
  },
};

/** PLACE REQUEST is the one signal action. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => (
    <div style={{ maxWidth: 352 }}>
      <RequestCart {...args} />
    </div>
  ),
};

/** Where it is sent is one or two words. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <div style={{ maxWidth: 352 }}>
      <RequestCart {...args} sentTo="The stockroom of the location at Canal Street on the first floor" />
    </div>
  ),
};
