import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { picture } from '../../fixtures/pictures.ts';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../Text/Text.tsx';
import { ImageWithFallback } from './ImageWithFallback.tsx';

const shoe = picture('court', 'Chalk / Fern / Gum');

const meta = {
  title: 'Text and data/ImageWithFallback',
  component: ImageWithFallback,
  parameters: {
    guide: {
      use: [
        'For every product picture: it keeps its size while it loads, and shows a drawn shoe box if there is no picture.',
      ],
      avoid: ['For a person: use Avatar.', 'For drawings that are part of the app: they always load.'],
      accessibility: ['alt says what the picture shows; leave it empty if the name is beside it, or it is read twice.'],
      content: ['alt is the colourway or the view: "Forest, from the side". Never "picture of".'],
    } satisfies Guide,
  },
  args: { src: shoe, alt: 'Halden Court 82' },
} satisfies Meta<typeof ImageWithFallback>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [I-01] Loaded when it is scrolled near. */
export const Example: Story = {
  args: { width: 248, height: 128 },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'Halden Court 82' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 248, height: 128 });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-progress]')).toHaveAttribute('data-progress', 'loaded'),
    );
  },
};

/** [I-01] 500 × 100 px by default. */
export const WithoutSize: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Halden Court 82' });
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 500, height: 100 });
  },
};

/** [I-01] On failure the default picture shows, at the same size and with the same words. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken', width: 124, height: 64 },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-progress]')!;
    await waitFor(() => expect(frame).toHaveAttribute('data-progress', 'failed'));
    await expect(canvas.getByRole('img', { name: 'Halden Court 82' })).toBeVisible();
    await expect(frame.getBoundingClientRect()).toMatchObject({ width: 124, height: 64 });
  },
};

/** At the sizes of a label, of a cart line, and where there is none. */
export const Sizes: Story = {
  render: (args) => (
    <Inline gap={24}>
      <ImageWithFallback {...args} width={124} height={64} />
      <ImageWithFallback {...args} width={80} height={44} />
      <ImageWithFallback alt="No picture" width={124} height={64} />
    </Inline>
  ),
};

/** Says what the picture shows. */
export const Do: Story = {
  tags: ['do', '!dev'],
  args: { ...Example.args },
  render: (args) => (
    <Inline>
      <ImageWithFallback {...args} alt="Chalk, from the side" width={120} height={64} />
      <Text>Read as "Chalk, from the side"</Text>
    </Inline>
  ),
};

/** A file name is no description. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  args: { ...Example.args },
  render: (args) => (
    <Inline>
      <ImageWithFallback {...args} alt="image1.jpg" width={120} height={64} />
      <Text>Read as "image1.jpg"</Text>
    </Inline>
  ),
};
