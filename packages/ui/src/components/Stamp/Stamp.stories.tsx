import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stamp, type StampState } from './Stamp.tsx';

const meta = {
  title: 'Text and data/Stamp',
  component: Stamp,
  parameters: {
    guide: {
      use: [
        'For the status of a pair: request, pending, out, sold, next, consigned, error, found, unexpected, held. Glyph, outline and word.',
      ],
      avoid: [
        'For a number: use Count.',
        'To be pressed, or as a filter: use FilterMenu.',
        'For other states: each stamp has one meaning.',
      ],
      accessibility: ['Screen readers read the text, not the icon. A change is not announced: show a toast.'],
      content: ['One or two words, the same as on the tab: "Checked out".'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stamp>;
export default meta;
type Story = StoryObj<typeof meta>;

const words: Record<StampState, string> = {
  request: 'Request',
  pending: 'Pending',
  out: 'Checked out',
  sold: 'Sold',
  next: 'Next',
  consigned: 'Consigned',
  error: 'No barcode',
  found: 'Found',
  unexpected: 'Unexpected',
  held: 'Held',
};

export const Example: Story = { args: { state: 'request', children: 'Request' } };

/** Each state has its own outline, glyph and word, and reads in black and white. */
export const States: Story = {
  args: Example.args!,
  render: () => (
    <Inline gap={12}>
      {Object.entries(words).map(([state, word]) => (
        <Stamp key={state} state={state as StampState}>
          {word}
        </Stamp>
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const word of Object.values(words)) await expect(canvas.getByText(word)).toBeVisible();
    const glyphs = [...canvasElement.querySelectorAll('svg')].map((glyph) => glyph.innerHTML);
    await expect(new Set(glyphs).size).toBe(glyphs.length);
  },
};

/** One state, one word. */
export const Do: StoryObj = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      <Stamp state="pending">Pending</Stamp>
      <Stamp state="next">Next</Stamp>
    </Inline>
  ),
};

/** A sentence with a number: use InlineMessage. */
export const Dont: StoryObj = {
  tags: ['dont', '!dev'],
  render: () => <Stamp state="error">4 requests are late</Stamp>,
};
