import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { wedge } from '../../fixtures/wedge.ts';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { readKeysBefore } from './keysBefore.ts';
import { ScanField } from './ScanField.tsx';
import { useScanAnywhere } from './useScanAnywhere.ts';
import { useScanGuard } from './useScanGuard.ts';

const onPress = fn();

const meta = {
  title: 'Forms/ScanField',
  component: ScanField,
  parameters: {
    guide: {
      use: [
        'Where a box is read: by a scanner that types, or by hand with Enter.',
        "With isGlobal where scanning is the page's one task: the scan is read wherever the focus is. With hasCamera on tablets.",
      ],
      avoid: [
        'To search by name: use SearchField, or a CommandPalette, which also takes scans.',
        'Two fields with isGlobal on one page: each scan would be read twice.',
      ],
      anatomy: [
        ['Field', 'Pictogram, text, and at its end the shortcut, "Scanner ready" or that it is looking up.'],
        ['Camera', 'A button beside it, where the browser can read barcodes with one.'],
        ['Note', 'A hint, or what was wrong with the last scan.'],
      ],
      keyboard: [
        ['Enter', 'Sends the typed text; a UPC-A is passed as an EAN-13.'],
        ['The shortcut, e.g. /', 'Brings the focus here from outside of text fields.'],
        [
          'A scanner',
          'Six characters or more, 50 ms apart at most, ended by Enter, Tab or silence; its Enter presses nothing else.',
        ],
      ],
      accessibility: [
        'The hidden label is its name; hint and error are its description, and an error is announced.',
        'Pending is announced as "Looking up". The host announces the result: in the list or in a toast.',
      ],
      content: ['An error names what was scanned and what was asked for: "Wrong size: scanned 10, requested 9.5".'],
    } satisfies Guide,
  },
  args: { label: 'Scan or type a barcode', size: 'xl', isGlobal: true, onScan: fn() },
  beforeEach: () => {
    onPress.mockClear();
  },
} satisfies Meta<typeof ScanField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-06] Typed and sent with Enter; a UPC-A is passed as an EAN-13. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Scan or type a barcode' });
    await userEvent.type(field, ' 036000291452{Enter}');
    await expect(args.onScan).toHaveBeenCalledWith('0036000291452');
    await expect(field).toHaveValue('');
    await userEvent.type(field, '{Enter}');
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};

const keysOf = (code: string) => [...code, 'Enter'].map((key) => new KeyboardEvent('keydown', { key }));

/** [W-06] A scan from before the program had run, whose keys a script of the document has noted, is read as well. */
export const ScannedBefore: Story = {
  beforeEach: () => readKeysBefore(() => keysOf('4006381333931')),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onScan).toHaveBeenCalledWith('4006381333931'));
  },
};

/** [W-06] A scan is read wherever the focus is, and presses no button; other text fields keep theirs. */
export const Scanned: Story = {
  args: { hint: 'Scan the barcode of a box, e.g. 2048177304161' },
  render: (args) => (
    <Stack>
      <ScanField {...args} />
      <Button onPress={onPress}>Check out</Button>
      <TextField label="Note" value="" onChange={() => {}} />
    </Stack>
  ),
  play: async ({ args, canvas, step }) => {
    await step('with the focus on a button', async () => {
      canvas.getByRole('button', { name: 'Check out' }).focus();
      wedge('2048177304161');
      await expect(args.onScan).toHaveBeenLastCalledWith('2048177304161');
      await expect(onPress).not.toHaveBeenCalled();
    });
    await step('with Tab, and with no suffix at all', async () => {
      wedge('2048177311572', 'Tab');
      await expect(args.onScan).toHaveBeenLastCalledWith('2048177311572');
      // The field has the focus since the first scan; the Tab of the scanner does not move it on.
      await expect(canvas.getByRole('textbox', { name: 'Scan or type a barcode' })).toHaveFocus();
      wedge('2048177320048', null);
      await waitFor(() => expect(args.onScan).toHaveBeenLastCalledWith('2048177320048'));
    });
    await step('not into another text field', async () => {
      canvas.getByRole('textbox', { name: 'Note' }).focus();
      wedge('2048177332201');
      await expect(args.onScan).toHaveBeenCalledTimes(3);
    });
  },
};

/** [W-06] A wrong pair says what is wrong; the field is tied to it. */
export const Wrong: Story = {
  args: { error: 'Wrong size: scanned 10, requested 9.5' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Scan or type a barcode' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Wrong size: scanned 10, requested 9.5');
  },
};

/** [W-06] The next key hides the error, and the page below the field does not move. */
export const WrongThenTyped: Story = {
  args: { error: 'Wrong size: scanned 10, requested 9.5' },
  // A setting of the toolbar: before the key it looks as `Wrong`, and a docs page does not show it a second time.
  globals: { motion: 'still' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Scan or type a barcode' });
    const before = canvasElement.querySelector('form')!.getBoundingClientRect().height;
    await userEvent.type(field, '2');
    await expect(field).toBeValid();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvasElement.querySelector('form')!.getBoundingClientRect().height).toBe(before);
  },
};
export const WrongDark: Story = { ...Wrong, globals: { theme: 'dark' } };

export const LookingUp: Story = { args: { isPending: true, hint: 'The last scan is being looked up.' } };

const onAnywhere = fn();

/** Scans that no field asked for are read as well, and press nothing; not into text, not over a dialog. */
export const Anywhere: Story = {
  args: { isGlobal: false, hint: 'Scan the barcode of a box, e.g. 2048177304161' },
  render: function Page(args) {
    const pageRef = useRef<HTMLDivElement>(null);
    useScanAnywhere(pageRef, onAnywhere);
    return (
      <div ref={pageRef} data-testid="page">
        <Stack>
          <ScanField {...args} />
          <Button onPress={onPress}>Place request</Button>
        </Stack>
      </div>
    );
  },
  play: async ({ args, canvas, step }) => {
    onAnywhere.mockClear();
    const button = canvas.getByRole('button', { name: 'Place request' });
    await step('with the focus on a button', async () => {
      button.focus();
      wedge('036000291452');
      await expect(onAnywhere).toHaveBeenLastCalledWith('0036000291452');
      await expect(onPress).not.toHaveBeenCalled();
    });
    await step('a field that asks has its own', async () => {
      canvas.getByRole('textbox').focus();
      wedge('2048177304161');
      await expect(args.onScan).toHaveBeenLastCalledWith('2048177304161');
      await expect(onAnywhere).toHaveBeenCalledOnce();
    });
    await step('over a dialog a scan answers nothing, and still presses nothing', async () => {
      canvas.getByTestId('page').setAttribute('aria-hidden', 'true');
      button.focus();
      wedge('2048177304161');
      canvas.getByTestId('page').removeAttribute('aria-hidden');
      await expect(onAnywhere).toHaveBeenCalledOnce();
      await expect(onPress).not.toHaveBeenCalled();
    });
  },
};

/** A field with isGlobal gets every scan of the page; other listeners do not. */
export const AskedFor: Story = {
  ...Anywhere,
  args: { isGlobal: true, hint: 'Scan the barcode of a box, e.g. 2048177304161' },
  play: async ({ args, canvas }) => {
    onAnywhere.mockClear();
    canvas.getByRole('button', { name: 'Place request' }).focus();
    wedge('2048177304161');
    await expect(args.onScan).toHaveBeenCalledOnce();
    await expect(onAnywhere).not.toHaveBeenCalled();
  },
};

/** In the header: smaller, reached by a key. */
export const InTheHeader: Story = {
  args: { label: 'Search or scan a barcode', size: 'm', isGlobal: false, shortcut: '/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('textbox', { name: 'Search or scan a barcode' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Search or scan a barcode' })).toHaveValue('');
  },
};

/** A page that reads no scans: the Enter of a scanner presses no button. */
export const Guarded: Story = {
  render: function Page() {
    useScanGuard();
    return <Button onPress={onPress}>Place request</Button>;
  },
  play: async ({ canvas }) => {
    onPress.mockClear();
    canvas.getByRole('button', { name: 'Place request' }).focus();
    wedge('036000291452');
    await expect(onPress).not.toHaveBeenCalled();
  },
};

/** Says both ways. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <ScanField label="Scan or type a barcode" hint="12 or 13 digits" onScan={() => {}} />,
};

/** A scanner without a suffix never sends it. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <TextField label="Barcode" value="" onChange={() => {}} />,
};
