import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { lines as requestLines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { KioskCart } from './KioskCart.tsx';
import type { KioskCartItem } from './KioskCartLine.tsx';

const kioskLines: KioskCartItem[] = [0, 1, 4].map((index) => {
  const { name, colourway, sku, size, sizeSystem, imageUrl } = requestLines[index]!;
  return {
    id: sku,
    name,
    colourway,
    size,
    sizeSystem,
    imageUrl,
    price: index === 4 ? 89.9 : 140,
    quantity: index === 1 ? 2 : 1,
  };
});

const meta = {
  title: 'Patterns/KioskCart',
  component: KioskCart,
  parameters: {
    guide: {
      use: [
        'At the kiosk: what a customer wants to try on, with the total and Put back for a removed line.',
        "As a sheet or the aside of the kiosk's page; every target is 56 px.",
      ],
      avoid: ['For staff: use RequestCart.', 'To pay: nothing is sold here, and no text may suggest it.'],
      anatomy: [
        ['Head', '"To try on", and a close button if onClose is set.'],
        ['Lines', 'Size, picture, name, stepper, Remove and the price of the line.'],
        ['Put back', 'Replaces a removed line.'],
        ['Sum', 'Number of items and their total price.'],
        ['Request to try on', 'The one volt action.'],
      ],
      accessibility: [
        'A region named "To try on"; steppers and buttons say which pair they belong to.',
        '"Put back" replaces a removed line and takes the focus; what was removed is announced.',
        'After the request, say where to wait and who will come: the customer leaves the screen.',
      ],
      content: ['Address the customer: "We\'ll bring it to you". Do not mention stock systems or error numbers.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    lines: kioskLines,
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
  render: function Stateful(args) {
    const [lines, setLines] = useState(args.lines);
    return (
      <KioskCart
        {...args}
        lines={lines}
        onQuantityChange={(id, quantity) => {
          setLines((before) => before.map((line) => (line.id === id ? { ...line, quantity } : line)));
          args.onQuantityChange(id, quantity);
        }}
        onRemove={(id) => {
          setLines((before) => before.filter((line) => line.id !== id));
          args.onRemove(id);
        }}
        onUndo={(line, index) => {
          setLines((before) => before.toSpliced(index, 0, line));
          args.onUndo(line, index);
        }}
      />
    );
  },
} satisfies Meta<typeof KioskCart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [C-06] Steppers stop at 1, a removed line can be restored, and the total follows. */
export const Example: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a quantity stops at 1', async () => {
      const court = within(canvas.getByRole('group', { name: 'Quantity of Halden Court 82, size 10.5' }));
      await userEvent.click(court.getByRole('button', { name: 'Decrease' }));
      await expect(args.onQuantityChange).not.toHaveBeenCalled();
      await userEvent.click(court.getByRole('button', { name: 'Increase' }));
      await expect(args.onQuantityChange).toHaveBeenCalledWith('HC82-104-CF', 2);
    });
    await step('the total follows', async () => {
      await expect(canvas.getByText('5 items')).toBeVisible();
      await expect(canvas.getByText('$649.90')).toBeVisible();
    });
    await step('a removed line is restored at its place, and Put back has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Tarn Fell Runner, size 9' }));
      await expect(args.onRemove).toHaveBeenCalledWith('TFR-2210-BE');
      const putBack = canvas.getByRole('button', { name: 'Put back Tarn Fell Runner, size 9' });
      await expect(putBack).toHaveFocus();
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

/** Put back replaces the removed line. */
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

/** While it is sent, the cart cannot be changed or sent again. */
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
