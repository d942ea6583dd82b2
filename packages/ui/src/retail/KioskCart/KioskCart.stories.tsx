import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { lines as requestLines } from '../../fixtures/store.ts';
import { sentence } from '../../fixtures/sentence.ts';
import type { Guide } from '../../internal/guide.ts';
import { KioskShell } from '../KioskShell/KioskShell.tsx';
import { RequestCart } from '../RequestCart/RequestCart.tsx';
import { KioskCart, type KioskCartProps } from './KioskCart.tsx';
import { KioskCartDock } from './KioskCartDock.tsx';
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

/** Sends the cart, in the dock. */
const onSend = fn();

const meta = {
  title: 'Kiosk/KioskCart',
  component: KioskCart,
  parameters: {
    guide: {
      use: [
        'At the kiosk: what a customer wants to try on, as a pile of boxes, with Put back for a removed one.',
        'In KioskShell with KioskCartDock as its dock; every target is at least 56 px.',
      ],
      avoid: ['For staff: use RequestCart.', 'To pay: nothing is sold here, and no text may suggest it.'],
      anatomy: [
        ['Head', '"To try on", and why the last request was refused.'],
        ['Spots', 'Where the pairs are brought to; without one the customer waits at the desk.'],
        ['Boxes', 'Size, picture, name, stepper, Remove and the price of the line.'],
        ['Gap', 'Replaces a removed box; Put back restores it.'],
        ['KioskCartDock', 'Number of items, Keep looking, and the one signal action Send request.'],
      ],
      accessibility: [
        'Steppers and buttons say which pair they belong to.',
        '"Put back" replaces a removed box and takes the focus; what was removed is announced.',
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
    onPutBack: fn(),
    spots: ['Bench 1', 'Bench 2', 'Fitting room'],
    spot: 'Bench 2',
  },
  render: function Stateful(args) {
    const [lines, setLines] = useState<KioskCartProps['lines']>(args.lines);
    const [removed, setRemoved] = useState<KioskCartProps['removed']>(args.removed);
    const [spot, setSpot] = useState(args.spot);
    return (
      <KioskShell
        location="Canal Street"
        connection="live"
        languages={[{ id: 'en', name: 'English' }]}
        language="en"
        onLanguage={fn()}
        onLeave={fn()}
        dock={<KioskCartDock lines={lines} isSending={args.isSending ?? false} onLook={fn()} onSend={onSend} />}
      >
        <KioskCart
          {...args}
          lines={lines}
          removed={removed}
          spot={spot}
          onSpotChange={setSpot}
          onQuantityChange={(id, quantity) => {
            setLines((before) => before.map((line) => (line.id === id ? { ...line, quantity } : line)));
            args.onQuantityChange(id, quantity);
          }}
          onRemove={(id) => {
            const index = lines.findIndex((line) => line.id === id);
            const line = lines[index];
            if (line) setRemoved({ line, index });
            setLines((before) => before.filter((each) => each.id !== id));
            args.onRemove(id);
          }}
          onPutBack={() => {
            if (removed) setLines((before) => before.toSpliced(removed.index, 0, removed.line));
            setRemoved(undefined);
            args.onPutBack();
          }}
        />
      </KioskShell>
    );
  },
} satisfies Meta<typeof KioskCart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [C-06] Steppers stop at 1, a removed line can be restored, and the number follows. */
export const Example: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    onSend.mockClear();
    await step('a quantity stops at 1', async () => {
      const court = within(canvas.getByRole('group', { name: 'Quantity of Halden Court 82, size 10.5' }));
      await userEvent.click(court.getByRole('button', { name: 'One fewer: Halden Court 82, size 10.5' }));
      await expect(args.onQuantityChange).not.toHaveBeenCalled();
      await userEvent.click(court.getByRole('button', { name: 'One more: Halden Court 82, size 10.5' }));
      await expect(args.onQuantityChange).toHaveBeenCalledWith('HC82-104-CF', 2);
    });
    await step('the number follows', async () => {
      await expect(canvas.getByText('5 items')).toBeVisible();
      await expect(canvas.queryByText('$649.90')).toBeNull();
    });
    await step('a removed line is restored at its place, and Put back has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Tarn Fell Runner, size 9' }));
      await expect(args.onRemove).toHaveBeenCalledWith('TFR-2210-BE');
      const putBack = canvas.getByRole('button', { name: 'Put back Tarn Fell Runner, size 9' });
      await expect(putBack).toHaveFocus();
      await expect(canvas.getByText(sentence('Tarn Fell Runner, size 9, is removed.'))).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPutBack).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('group', { name: 'Quantity of Tarn Fell Runner, size 9' })).toHaveTextContent('2');
      const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(names).toEqual(['Halden Court 82', 'Tarn Fell Runner', 'Ostra Harbour Hood']);
    });
    await step('the last line can be restored, too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Remove Ostra Harbour Hood/ }));
      await userEvent.click(canvas.getByRole('button', { name: /^Put back Ostra Harbour Hood/ }));
      await expect(canvas.getByRole('heading', { name: 'Ostra Harbour Hood' })).toBeVisible();
    });
    await step('every target is 56 px', async () => {
      for (const button of canvas.getAllByRole('button')) {
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
      }
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(onSend).toHaveBeenCalledOnce();
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
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send request' })).toBeDisabled();
  },
};

/** While it is sent, the cart cannot be changed or sent again. */
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    await expect(canvas.getByRole('list')).toHaveAttribute('inert');
    await userEvent.click(canvas.getByRole('button', { name: /Send request/ }));
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** A full cart takes no further unit; a refused request says why. */
export const Refused: Story = {
  args: { canAdd: false, refusal: 'unknownVariant' },
  play: async ({ args, canvas, userEvent }) => {
    const court = within(canvas.getByRole('group', { name: 'Quantity of Halden Court 82, size 10.5' }));
    await userEvent.click(court.getByRole('button', { name: 'One more: Halden Court 82, size 10.5' }));
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await expect(canvas.getByText(/One of these is no longer sold/)).toBeVisible();
  },
};

export const Dark: Story = { ...Removed, globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
export const LargeText: Story = { globals: { textSize: '200' } };

/** To try on: sizes, steppers, Remove. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <KioskCart {...args} />,
};

/** The cart of the staff has small targets and words of the stockroom. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <RequestCart lines={[]} sentTo="Stockroom" onQuantityChange={() => {}} onRemove={() => {}} onPlace={() => {}} />
  ),
};
