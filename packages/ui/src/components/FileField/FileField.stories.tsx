import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { FileField } from './FileField.tsx';

/** Photos of a worn sole: small pictures, as the browser reads them from files. */
const PHOTOS = {
  'sole.png':
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwBAMAAABTZWEsAAAAMFBMVEVrSi////+5qZyJblmeiHbLv7Xr5uJ/Y0uplobCtapyUzni29bx7uvc1M75+PfYz8jS9uYdAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAWElEQVQ4y2NgGAWjYBTgBVwmTVNDZ2o4L8Auzd6aKAgBMp/cscgXwaTB4Gg7uryvIBrYZIAi7yaIAcSUkeStBbEBhPwiQfwKmBMJKPATJKBAkPYKRsGgAACxQBkSGCXKxAAAAABJRU5ErkJggg==',
  'heel.png':
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwBAMAAABTZWEsAAAAMFBMVEUvSmv///+cqbnl6O12iJ61v8tLY3+Glqk5U3JWbIaqtcLW2+JbcIvL0tpec433+Pm998v3AAAACXBIWXMAAAsTAAALEwEAmpwYAAAAWElEQVQ4y2NgGAWjYBTgBRxHipaGrlL3bMAuzVZqKAgBwpfcsMgnwaTBwLQMXd5XEA1sOoAi7yyIAYQ1keRfC2IDCPkmQfwKOA0JKPAXJKBAkPYKRsGgAAAeWxlBywDkcgAAAABJRU5ErkJggg==',
};

const photo = (name: keyof typeof PHOTOS): File =>
  new File([Uint8Array.from(atob(PHOTOS[name]), (char) => char.codePointAt(0) ?? 0)], name, { type: 'image/png' });

/** The picture of a file is drawn when the browser has read it. */
const isDrawn = (canvas: HTMLCanvasElement): boolean =>
  canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data[3] === 255;

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  parameters: {
    guide: {
      use: [
        'For photos of damage, and for files that a colleague needs.',
        'With usesCamera on a tablet: one press opens the camera.',
      ],
      avoid: [
        'To read a barcode with the camera: use ScanField.',
        'To show a picture of a product: use ImageWithFallback.',
      ],
      accessibility: [
        'A group named by its label. The button says what is added; each file has a button with its name.',
        'A file that was added is read. After a file is removed, the button to add has the focus.',
      ],
      content: ['label is a noun: "Photos of the damage". The description says how many, and who sees them.'],
    } satisfies Guide,
  },
  args: { label: 'Photos of the damage', files: [], onChange: fn() },
  render: function Photos({ files, onChange, ...args }) {
    const [chosen, setChosen] = useState(files);
    return (
      <FileField
        {...args}
        files={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Photos are added, shown small, and removed. */
export const Example: Story = {
  args: { description: 'Two at most. The warehouse sees them.', maxFiles: 2, maxMegabytes: 1 },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvasElement.querySelector('input')!;
    await userEvent.upload(field, [photo('sole.png')]);
    await expect(canvas.getByText('sole.png')).toBeVisible();
    await userEvent.upload(field, [photo('heel.png')]);
    await expect(canvas.getByText('No more than 2 files')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sole.png' }));
    await expect(canvas.getByRole('button', { name: 'Add a picture' })).toHaveFocus();
    await expect(canvas.queryByText('sole.png')).not.toBeInTheDocument();
    await waitFor(() => expect([...canvasElement.querySelectorAll('canvas')].map(isDrawn)).toEqual([true]));
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** Files are dropped, or chosen with the button. A file of another kind is not taken. */
export const Drop: Story = {
  args: { label: 'File with stock', accept: '.csv,.xlsx', dropLabel: 'Drop a CSV or XLSX here' },
  play: async ({ args, canvas }) => {
    const place = canvas.getByText('Drop a CSV or XLSX here').parentElement!;
    const drop = (file: File) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      for (const type of ['dragover', 'drop']) {
        place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      }
    };
    drop(photo('sole.png'));
    const group = canvas.getByRole('group', { name: 'File with stock' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Error: sole.png is a file of another kind.'));
    const stock = new File(['barcode'], 'Stock.CSV');
    drop(stock);
    await expect(await canvas.findByText('Stock.CSV')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([stock]);
  },
};

/** A file that is too large is not taken. */
export const TooLarge: Story = {
  args: { maxMegabytes: 1 },
  play: async ({ args, canvas, canvasElement }) => {
    const large = new File([new Uint8Array(1_000_001)], 'box.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvasElement.querySelector('input')!, [large]);
    const group = canvas.getByRole('group', { name: 'Photos of the damage' });
    await expect(group).toHaveAccessibleDescription('Error: box.jpg is too large: 1 MB at most.');
    await expect(args.onChange).toHaveBeenCalledWith([]);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <FileField label="Photos of the damage" files={[]} errorMessage="Add a photo of the sole." onChange={() => {}} />
      <FileField
        label="Delivery note"
        accept="application/pdf"
        files={[new File(['%PDF'], 'delivery-note-of-the-second-carton.pdf', { type: 'application/pdf' })]}
        onChange={() => {}}
      />
      <FileField label="Photos of the box" files={[]} isDisabled onChange={() => {}} />
    </Stack>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const Arabic: Story = { args: { label: 'صور الضرر' }, globals: { locale: 'ar-EG' } };

/** The label names what the photos show, the description who sees them. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <FileField label="Photos of the damage" description="The warehouse sees them." files={[]} onChange={() => {}} />
  ),
};

/** What shall be in the photo? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <FileField label="Upload" files={[]} onChange={() => {}} />,
};
