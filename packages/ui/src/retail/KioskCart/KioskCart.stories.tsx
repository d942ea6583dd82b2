import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { lines as pairs } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { KioskCart } from './KioskCart.tsx';
import type { KioskCartItem } from './KioskCartLine.tsx';

const lines: KioskCartItem[] = [0, 1, 4].map((place) => {
  const { name, colourway, sku, size, sizeSystem, imageUrl } = pairs[place]!;
  return {
    id: sku,
    name,
    colourway,
    size,
    sizeSystem,
    imageUrl,
    price: place === 4 ? 89.9 : 140,
    quantity: place === 1 ? 2 : 1,
  };
});

const meta = {
  title: 'Patterns/KioskCart',
  component: KioskCart,
  parameters: {
    guide: {
      use: [
        'At the kiosk: what a customer wants to try on, with the sum and a way back from every removal.',
        "As a sheet or the aside of the kiosk's page; every target is 56 px.",
      ],
      avoid: ['For staff: take RequestCart.', 'To pay: nothing is bought here, and no word may sound like it.'],
      anatomy: [
        ['Head', '"To try on", and the cross where it can be closed.'],
        ['Lines', 'Size, picture, name, stepper, Remove and the price of all of them.'],
        ['Undo', 'Stands in the place of a line that was removed.'],
        ['Sum', 'Items, and their price in all.'],
        ['Request to try on', 'The one volt action.'],
      ],
      accessibility: [
        'A region named "To try on"; steppers and buttons say which pair they belong to.',
        'A removed line leaves "Undo" in its place with the focus on it, and says what is gone.',
        'Say after the request where to wait and who comes: the customer leaves the screen.',
      ],
      content: ['Speak to the customer: "We bring it to you". Never of stock systems, requests or errors by number.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    lines,
    onQuantityChange: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onRequest: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(640px, 100vw)', height: 760 }}>
        <Story />
      </div>
    ),
  ],
  render: function Filling(args) {
    const [held, setHeld] = useState(args.lines);
    return (
      <KioskCart
        {...args}
        lines={held}
        onQuantityChange={(id, quantity) => {
          setHeld((before) => before.map((line) => (line.id === id ? { ...line, quantity } : line)));
          args.onQuantityChange(id, quantity);
        }}
        onRemove={(id) => {
          setHeld((before) => before.filter((line) => line.id !== id));
          args.onRemove(id);
        }}
        onUndo={(line, index) => {
          setHeld((before) => before.toSpliced(index, 0, line));
          args.onUndo(line, index);
        }}
      />
    );
  },
} satisfies Meta<typeof KioskCart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [C-06] Steppers that stop at 1, a way back from every removal, and the sum of it all. */
export const Example: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a quantity stops at 1', async () => {
      const court = within(canvas.getByRole('group', { name: 'Quantity of Halden Court 82, size 10.5' }));
      await userEvent.click(court.getByRole('button', { name: 'Decrease' }));
      await expect(args.onQuantityChange).not.toHaveBeenCalled();
      await userEvent.click(court.getByRole('button', { name: 'Increase' }));
      await expect(args.onQuantityChange).toHaveBeenCalledWith('HC82-104-CF', 2);
    });
    await step('the sum follows', async () => {
      await expect(canvas.getByText('5 items')).toBeVisible();
      await expect(canvas.getByText('$649.90')).toBeVisible();
    });
    await step('what was removed is put back where it stood, and the focus is at hand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Tarn Fell Runner, size 9' }));
      await expect(args.onRemove).toHaveBeenCalledWith('TFR-2210-BE');
      const undo = canvas.getByRole('button', { name: 'Undo: Tarn Fell Runner, size 9' });
      await expect(undo).toHaveFocus();
      await expect(canvas.getByText('Tarn Fell Runner, size 9 removed.')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(args.onUndo).toHaveBeenCalledWith(expect.objectContaining({ id: 'TFR-2210-BE', quantity: 2 }), 1);
      const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
      await expect(names).toEqual(['Halden Court 82', 'Tarn Fell Runner', 'Ostra Harbour Hood']);
    });
    await step('every target is 56 px', async () => {
      for (const button of canvas.getAllByRole('button')) {
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
      }
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Request to try on' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

/** The line is gone, the way back stands in its place. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tarn Fell Runner, size 9' }));
  },
};

export const Empty: Story = {
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Request to try on' })).toBeDisabled();
  },
};

/** On its way: nothing can be changed or sent twice. */
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Request to try on/ }));
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 390, height: 760 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { ...Removed, globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
export const LargeText: Story = { globals: { textSize: '200' } };
