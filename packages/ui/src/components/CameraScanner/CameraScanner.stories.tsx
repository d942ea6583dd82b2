import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import type { Guide } from '../../internal/guide.ts';
import { barsOf } from '../Barcode/bars.ts';
import { ScanField } from '../ScanField/ScanField.tsx';
import { InsecurePageError, openCamera, type Camera, type OpenCamera } from './camera.ts';
import { CameraScanner } from './CameraScanner.tsx';
import type { Decoder } from './decoder.ts';

const WIDTH = 960;
const HEIGHT = 540;

/** Draws cardboard with a white label, and its barcode if there is one. */
function draw(pen: CanvasRenderingContext2D, barcode: string | undefined): void {
  pen.fillStyle = '#8a8577';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const bars = barcode === undefined ? undefined : barsOf(barcode);
  if (!bars) return;
  const module = 4;
  const left = (WIDTH - bars.modules * module) / 2;
  pen.fillStyle = '#ffffff';
  pen.fillRect(left - 12 * module, 150, (bars.modules + 24) * module, 240);
  pen.fillStyle = '#15171a';
  for (const { start, width } of bars.bars) pen.fillRect(left + start * module, 170, width * module, 200);
}

/** A camera that films drawn labels: a real stream, without a lens. */
function drawnCamera(start: string | undefined, rest: Partial<OpenCamera> = {}) {
  let shown = start;
  const streams: MediaStream[] = [];
  const camera: Camera = {
    async open(id = 'back') {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: WIDTH, height: HEIGHT });
      const pen = canvas.getContext('2d')!;
      const stream = canvas.captureStream(10);
      streams.push(stream);
      const timer = setInterval(() => draw(pen, shown), 100);
      draw(pen, shown);
      const opened = openCamera(stream);
      const close = () => {
        clearInterval(timer);
        opened.close();
      };
      return { ...opened, id, close, ...rest };
    },
    list: async () => [{ id: 'back', name: '' }],
  };
  return {
    camera,
    show: (barcode: string | undefined) => (shown = barcode),
    isOff: () => streams.flatMap((stream) => stream.getTracks()).every(({ readyState }) => readyState === 'ended'),
  };
}

const refusing = (error: Error): Camera => ({
  open: async () => {
    throw error;
  },
  list: async () => [],
});

/** Sees nothing: stories that are pictured do not wait for WebAssembly. */
const blind = (): Decoder => ({ ready: Promise.resolve(), read: async () => [], close: () => undefined });

const looking = drawnCamera(undefined);

/** Shows the picture of the camera and scans continuously until it is closed. ScanField loads it on demand. */
const meta = {
  title: 'Forms/ScanField/Camera',
  component: CameraScanner,
  parameters: {
    guide: {
      use: ['Comes with ScanField given hasCamera: for tablets and phones without a scanner, in every browser.'],
      avoid: ['On its own: it is a part of ScanField and not exported.'],
      anatomy: [
        ['Picture', 'What the camera sees; all of it is read, the barcode nearest to the middle first.'],
        ['Status', 'What to do; after a scan its number and barcode.'],
        ['Light and camera', 'Where the device has a light, or more than one camera.'],
      ],
      keyboard: [
        ['Tab', 'From the button beside the field to the light, the choice of camera and the cross.'],
        ['Escape', 'Closes it from the field or the scanner; the focus stays, or returns to the button.'],
      ],
      accessibility: [
        'A region named "Camera" below the field, not a dialog: the list stays in view, and a scanner still works.',
        'The status is announced. The result of a scan is announced by the field, with the same sound as for a scanner.',
        'The picture itself says nothing: typing the barcode stays the other way.',
      ],
    } satisfies Guide,
  },
  args: { onScan: fn(), onClose: fn(), camera: looking.camera, createDecoder: blind },
} satisfies Meta<typeof CameraScanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const reading = drawnCamera('2048177304161');

/** [W-15] Scans with the real decoder, and stays open until it is closed. */
export const Reading: Story = {
  render: function Closable(args) {
    const [isOpen, setOpen] = useState(true);
    return <>{isOpen && <CameraScanner {...args} onClose={() => setOpen(false)} />}</>;
  },
  args: { camera: reading.camera, createDecoder: undefined! },
};

/**
 * [W-15] Scans one box after the other, each once, until it is closed, which turns the camera off. A UPC-A comes as an
 * EAN-13.
 */
export const OneAfterTheOther: Story = {
  ...Reading,
  // A setting of the toolbar: the docs page does not show the scanner a second time.
  globals: { motion: 'still' },
  play: async ({ args, canvas, mount, step, userEvent }) => {
    reading.show('2048177304161');
    await mount();
    const status = canvas.getByRole('status');
    await step('the first box', async () => {
      await waitFor(() => expect(args.onScan).toHaveBeenCalledWith('2048177304161'), ON_DEMAND);
      await expect(status).toHaveTextContent('Scan 1');
      await expect(status).toHaveTextContent('2048177304161');
    });
    await step('the next box', async () => {
      reading.show('036000291452');
      await waitFor(() => expect(args.onScan).toHaveBeenLastCalledWith('0036000291452'), ON_DEMAND);
      await expect(status).toHaveTextContent('Scan 2');
    });
    await expect(args.onScan).toHaveBeenCalledTimes(2);
    await expect(reading.isOff()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the camera' }));
    await expect(canvas.queryByRole('region', { name: 'Camera' })).toBeNull();
    await expect(reading.isOff()).toBe(true);
  },
};

/** No barcode in view yet. The status says that this camera has no flashlight. */
export const Looking: Story = {
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Hold the barcode between the corners.'));
    await expect(status).toHaveTextContent('This camera has no flashlight.');
    await expect(args.onScan).not.toHaveBeenCalled();
  },
};

const setLight = fn(async () => undefined);
const equipped = drawnCamera(undefined, { hasLight: true, setLight });
const threeCameras: Camera = {
  ...equipped.camera,
  list: async () => [
    { id: 'back', name: 'Back camera' },
    { id: 'front', name: 'Front camera' },
    { id: 'other', name: '' },
  ],
};

/** [W-15] With a light and three cameras, of which one has no name. */
export const Equipped: Story = {
  args: { camera: threeCameras },
  play: async ({ args, canvas, userEvent }) => {
    const light = await canvas.findByRole('button', { name: 'Light' });
    await userEvent.click(light);
    await expect(setLight).toHaveBeenLastCalledWith(true);
    await expect(light).toHaveAttribute('aria-pressed', 'true');
    const choice = await canvas.findByRole('combobox', { name: 'Camera' });
    await expect(choice).toHaveDisplayValue('Back camera');
    const names = [...choice.querySelectorAll('option')].map(({ textContent }) => textContent);
    await expect(names).toEqual(['Back camera', 'Front camera', 'Camera 3']);
    await userEvent.selectOptions(choice, 'Front camera');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Camera' })).toHaveDisplayValue('Front camera'));
    await expect(canvas.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the camera' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** [W-15] Permission was refused: says so, and what else can be done. */
export const Refused: Story = {
  args: { camera: refusing(new DOMException('', 'NotAllowedError')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Camera access is blocked.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** [W-15] No camera at all. */
export const NoCamera: Story = {
  args: { camera: refusing(new DOMException('', 'NotFoundError')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This device has no camera.');
  },
};

/** [W-15] Another program uses the camera. */
export const InUse: Story = {
  args: { camera: refusing(new DOMException('', 'NotReadableError')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Close other apps that use it, then try again.');
  },
};

/** [W-15] Browsers offer no camera to pages from http://. */
export const Insecure: Story = {
  args: { camera: refusing(new InsecurePageError()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Open this page with https://');
  },
};

/** [W-15] The decoder could not be fetched; a retry works once it can. */
export const NoDecoder: Story = {
  args: {
    createDecoder: fn(() => ({ ...blind(), ready: Promise.reject(new Error('offline')) })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The barcode reader could not be loaded.');
  },
};

/** [W-15] Beside a field: its button opens the camera below, and the camera is off once it is closed. */
export const InAField: Story = {
  render: ({ onScan }) => <ScanField label="Scan or type a barcode" size="xl" isGlobal hasCamera onScan={onScan} />,
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Scan with the camera' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await step('Enter opens it below the field', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      const region = await screen.findByRole('region', { name: 'Camera' }, ON_DEMAND);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveAttribute('aria-controls', region.id);
      await expect(button).toHaveFocus();
    });
    await step('Escape closes it, and the focus returns to the button', async () => {
      canvas.getByRole('button', { name: 'Close the camera' }).focus();
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('region', { name: 'Camera' })).toBeNull();
      await expect(button).toHaveFocus();
    });
  },
};

export const Dark: Story = { ...Looking, globals: { theme: 'dark' } };
export const Arabic: Story = {
  args: { camera: refusing(new DOMException('', 'NotAllowedError')) },
  globals: { locale: 'ar-EG' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};
