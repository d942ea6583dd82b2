import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Mark } from '../../internal/Mark.tsx';
import { Ticket } from '../../retail/Ticket/Ticket.tsx';
import { SizeFigure } from '../../retail/SizeFigure/SizeFigure.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { applyBrandTheme } from './applyBrandTheme.ts';
import { createBrandTheme } from './createBrandTheme.ts';
import { readBrand } from './readBrand.ts';

/** A brand file of a chain. */
const FILE = `{
  "name": "mint-street",
  "accent": "#7DF0C3",
  "fonts": { "text": "Georgia, serif" },
  "radii": { "box": "14px", "sheet": "20px", "stamp": "8px" }
}`;
const mint = createBrandTheme(readBrand(JSON.parse(FILE)));
const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><path fill="#1B2A4A" d="M0 0h64v40H0z"/><path fill="#FFFFFF" d="M8 28h48v4H8zM8 8h48v4H8z"/></svg>')}`;
const navy = createBrandTheme({ name: 'harbour-navy', accent: '#1B2A4A', logo: { light: LOGO } });

/** The accent, font and corners of a store chain on the same components. */
const meta = {
  title: 'Foundations/Brand',
  // In a window of its own: a brand is for a whole page, and the docs page has its own font.
  parameters: { docs: { story: { inline: false, height: '150px' } } },
  beforeEach: () => applyBrandTheme(mint),
  render: () => (
    <Stack gap={24}>
      <Text>Mint Street: the same parts with another chain's accent, font and corners.</Text>
      <Inline gap={16} align="center">
        <Button variant="signal">Accept</Button>
        <Button>Reject</Button>
        <Stamp state="pending">Pending</Stamp>
        <SizeFigure size="9.5" />
      </Inline>
    </Stack>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const accept = getComputedStyle(canvas.getByRole('button', { name: 'Accept' }));
    await expect(accept.backgroundColor).toBe('rgb(125, 240, 195)');
    await expect(accept.borderRadius).toBe('14px');
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--instore-font-text')).toBe(
      'Georgia, serif',
    );
  },
};

/** A dark accent with light text, and the chain's logo in the place of the kit's mark. */
export const DarkAccent: Story = {
  beforeEach: () => applyBrandTheme(navy),
  render: () => (
    <Inline gap={16} align="center">
      <Mark size={40} />
      <Button variant="signal">Accept</Button>
      <Stamp state="next">Next</Stamp>
      <Ticket number={214} variant="lid" />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Accept' })).color).toBe('rgb(255, 255, 255)');
    // The logo is half again as wide as high; the kit's mark is square.
    const [mark] = canvasElement.querySelectorAll('[aria-hidden="true"]');
    await waitFor(() => expect(mark!.getBoundingClientRect()).toMatchObject({ width: 64, height: 40 }));
  },
};

/** Compact density narrows wide gaps, so that more fits on a screen; touch targets keep their size. */
export const Compact: Story = {
  decorators: [
    (Story) => (
      <div data-density="compact">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const accept = canvas.getByRole('button', { name: 'Accept' });
    await expect(getComputedStyle(accept.parentElement!).gap).toBe('12px');
    await expect(accept.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
