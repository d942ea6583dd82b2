import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { kioskProducts } from '../fixtures/products.ts';
import { sentence } from '../fixtures/sentence.ts';
import attract from '../retail/AttractScreen/AttractScreen.stories.tsx';
import { AttractScreen } from '../retail/AttractScreen/AttractScreen.tsx';
import cart from '../retail/KioskCart/KioskCart.stories.tsx';
import { KioskCart } from '../retail/KioskCart/KioskCart.tsx';
import { KioskCartDock } from '../retail/KioskCart/KioskCartDock.tsx';
import filters from '../retail/KioskFilters/KioskFilters.stories.tsx';
import { BrandWall } from '../retail/BrandWall/BrandWall.tsx';
import { KioskFilters, KioskSearchField } from '../retail/KioskFilters/KioskFilters.tsx';
import product from '../retail/KioskProduct/KioskProduct.stories.tsx';
import { KioskProduct } from '../retail/KioskProduct/KioskProduct.tsx';
import { KioskProductDock } from '../retail/KioskProduct/KioskProductDock.tsx';
import { KioskCards } from '../retail/KioskProductCard/KioskProductCard.tsx';
import { KioskAction, KioskCartButton } from '../retail/KioskShell/KioskAction.tsx';
import shell from '../retail/KioskShell/KioskShell.stories.tsx';
import { KioskShell } from '../retail/KioskShell/KioskShell.tsx';
import brands from '../retail/BrandWall/BrandWall.stories.tsx';
import ruler from '../retail/SizeRuler/SizeRuler.stories.tsx';
import { SizeRuler } from '../retail/SizeRuler/SizeRuler.tsx';
import ticket from '../retail/KioskTicket/KioskTicket.stories.tsx';
import { KioskTicket } from '../retail/KioskTicket/KioskTicket.tsx';

/**
 * The kiosk from the first touch to the ticket. A customer browses in their size, collects pairs and sends them; an
 * associate brings them. Every target is at least 56 px.
 */
const meta = {
  title: 'Screens/Kiosk',
  component: KioskShell,
  parameters: { layout: 'fullscreen' },
  args: { ...shell.args },
} satisfies Meta<typeof KioskShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const onLook = fn();

/** The whole screen invites a touch. */
export const Start: Story = {
  render: () => <AttractScreen {...attract.args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** The size is the first question; then brands, and products in the customer's size. */
export const Browse: Story = {
  args: {
    dock: (
      <>
        <KioskSearchField value="" onChange={onLook} />
        <KioskFilters {...filters.args} chosen={{}} />
        <KioskCartButton units={2} onPress={onLook} />
      </>
    ),
    children: (
      <>
        <SizeRuler {...ruler.args} />
        <BrandWall {...brands.args} />
        <KioskCards size="10.5" system="US M" inSize={48} products={kioskProducts} onProduct={onLook} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Featured in 10.5' })).toBeVisible();
  },
};

/** One product: a sold-out size offers the nearest. */
export const Product: Story = {
  args: {
    dock: <KioskProductDock units={2} onBack={onLook} onRequest={onLook} onCart={onLook} />,
    children: <KioskProduct {...product.args} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence('7.5 is sold out. Nearest:'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a size' })).toBeDisabled();
  },
};

/** The two pairs that the popup and the requests of the associate show, too. */
const asked = cart.args.lines.slice(0, 2).map((line) => ({ ...line, quantity: 1 }));

/** The pile of boxes, and one action that sends it. */
export const Cart: Story = {
  args: {
    dock: <KioskCartDock lines={asked} onLook={onLook} onSend={onLook} />,
    children: <KioskCart {...cart.args} lines={asked} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send request' })).toBeEnabled();
  },
};

/** The ticket: who brings the shoes. */
export const Ticket: Story = {
  args: {
    onStartOver: undefined as never,
    dock: (
      <>
        <KioskAction action="cancelRequest" onPress={onLook} />
        <KioskAction action="done" onPress={onLook} />
      </>
    ),
    children: <KioskTicket {...ticket.args} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence('Maren is bringing your shoes'))).toBeVisible();
  },
};
