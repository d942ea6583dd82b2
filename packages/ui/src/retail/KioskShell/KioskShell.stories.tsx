import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { products } from '../../fixtures/products.ts';
import type { Guide } from '../../internal/guide.ts';
import { KioskCards } from '../KioskProductCard/KioskProductCard.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { KioskAction, KioskCartButton } from './KioskAction.tsx';
import { KioskButton } from './KioskButton.tsx';
import { KioskShell } from './KioskShell.tsx';

const onBack = fn();
const onCart = fn();

const meta = {
  title: 'Kiosk/KioskShell',
  component: KioskShell,
  parameters: {
    guide: {
      use: ['Around every screen of the kiosk but the first one: header, content and dock.'],
      avoid: ['For the staff portal: use AppShell.'],
      anatomy: [
        ['Header', 'Logo, location, connection, language, Start over; in landscape a rail.'],
        ['Content', 'Scrolls.'],
        ['Dock', 'What is pressed often, within reach of the hand.'],
      ],
      keyboard: [
        ['Tab', 'Moves to header, content and dock.'],
        ['Arrow keys', 'Scroll the content.'],
      ],
      accessibility: [
        'The main landmark of the page; the connection is a status in words.',
        'The content has the focus stop that keys need to scroll it.',
      ],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    location: 'Canal Street',
    connection: 'live',
    languages: [
      { id: 'en', name: 'English' },
      { id: 'es', name: 'Español' },
    ],
    language: 'en',
    onLanguage: fn(),
    onStartOver: fn(),
    onLeave: fn(),
    dock: <KioskCartButton units={2} onPress={onCart} />,
    children: (
      <KioskCards
        title="Halden"
        count={3}
        size="10.5"
        products={products.slice(0, 3).map(({ sku, name, colourway, imageUrl, sizes, price }) => ({
          id: sku ?? name,
          name,
          colourway,
          imageUrl,
          sizes: sizes.map(({ size, quantity }) => ({ id: size, size, sizeSystem: 'US M', inStock: quantity, price })),
        }))}
        onProduct={fn()}
      />
    ),
  },
} satisfies Meta<typeof KioskShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(args.onLanguage).toHaveBeenCalledWith('es');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
/** The words of a dock's buttons come with their action. */
export const Dock: Story = {
  args: {
    dock: (
      <>
        <KioskAction action="back" onPress={onBack} />
        <KioskAction action="request">
          <SizeFigure size="10.5" scale={40} />
        </KioskAction>
        <KioskCartButton units={2} isCompact onPress={onCart} />
        <KioskAction action="done" />
        <KioskButton>Other words</KioskButton>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(onBack).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'To try on 2' }));
    await expect(onCart).toHaveBeenCalledOnce();
  },
};

/** One signal action in the dock. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      <Button size="xl">Keep looking</Button>
      <Button size="xl" variant="signal">
        Send request
      </Button>
    </Inline>
  ),
};

/** Small targets out of reach. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Button size="s">Home</Button>
      <Button size="s">Back</Button>
      <Button size="s">Help</Button>
      <Button size="s">Menu</Button>
    </Inline>
  ),
};
