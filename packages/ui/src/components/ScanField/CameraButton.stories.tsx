import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import type { Guide } from '../../internal/guide.ts';
import type { Camera } from './camera.ts';
import { CameraButton } from './CameraButton.tsx';

/** A camera that looks at a drawn label: a real stream, without a lens. */
function drawnCamera(barcode: string | undefined): Camera & { streams: MediaStream[] } {
  const streams: MediaStream[] = [];
  return {
    streams,
    open: async () => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 640, height: 480 });
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = '#8a8577';
      pen.fillRect(0, 0, 640, 480);
      pen.fillStyle = '#ffffff';
      pen.fillRect(110, 130, 420, 220);
      pen.fillStyle = '#15171a';
      for (let bar = 0; bar < 48; bar++) pen.fillRect(140 + bar * 7.5, 160, 2 + ((bar * 7) % 5), 150);
      const stream = canvas.captureStream(10);
      streams.push(stream);
      return stream;
    },
    read: async () => barcode,
  };
}

const refusing = (name: string): Camera => ({
  open: () => Promise.reject(new DOMException('', name)),
  read: async () => undefined,
});

const meta = {
  title: 'Forms/ScanField/Camera',
  component: CameraButton,
  parameters: {
    guide: {
      use: ['Comes with ScanField given hasCamera: for tablets without a scanner, in browsers that can read barcodes.'],
      avoid: [
        'On its own: it is a part of ScanField and not exported. Where the browser cannot read barcodes it is not there.',
      ],
      keyboard: [
        ['Tab', 'Goes to the cross and to the light, and stays within.'],
        ['Escape', 'Closes and lets go of the lens; the focus returns to the button.'],
      ],
      accessibility: [
        'A dialog named "Scan with the camera". What it waits for, and why there is no picture, is read out.',
        'The picture itself says nothing: typing the barcode stays the other way.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '620px' } },
  },
  args: { onScan: fn(), camera: drawnCamera(undefined) },
} satisfies Meta<typeof CameraButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(within(document.body).getByRole('button', { name: 'Scan with the camera' }));
  return within(await screen.findByRole('dialog', { name: 'Scan with the camera' }, ON_DEMAND));
};

const good = drawnCamera('036000291452');

/** [W-06] One barcode that reads the same twice closes it; a UPC-A comes as the EAN-13 it equals; the lens is let go. */
export const Reading: Story = {
  args: { camera: good },
  play: async ({ args }) => {
    await userEvent.click(within(document.body).getByRole('button', { name: 'Scan with the camera' }));
    await waitFor(() => expect(args.onScan).toHaveBeenCalledWith('0036000291452'), ON_DEMAND);
    await expect(args.onScan).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(good.streams.flatMap((stream) => stream.getTracks()).every((track) => track.readyState === 'ended')).toBe(
        true,
      ),
    );
  },
};

/** No barcode in view yet. The dialog says that this camera has no flashlight. */
export const Looking: Story = {
  play: async ({ args }) => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Hold the barcode between the corners.'));
    await expect(dialog.getByRole('status')).toHaveTextContent('This camera has no flashlight.');
    await expect(args.onScan).not.toHaveBeenCalled();
  },
};

/** [W-06] Permission was refused: says so, and what else can be done. */
export const Refused: Story = {
  args: { camera: refusing('NotAllowedError') },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Camera access is blocked.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** [W-06] No camera at all. */
export const NoCamera: Story = {
  args: { camera: refusing('NotFoundError') },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This device has no camera.');
  },
};

export const Dark: Story = { ...Looking, globals: { theme: 'dark' } };
export const Arabic: Story = {
  args: { camera: refusing('NotAllowedError') },
  globals: { locale: 'ar-EG' },
  play: async () => {
    await userEvent.click(within(document.body).getByRole('button'));
    await expect(await screen.findByRole('alert', undefined, ON_DEMAND)).toBeVisible();
  },
};
