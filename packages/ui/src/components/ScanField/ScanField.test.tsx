import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { wedge } from '../../fixtures/wedge.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ScanField } from './ScanField.tsx';

test('An error that typing hides is shown again after a scan with the same error', { tags: 'W-06' }, async () => {
  const onScan = vi.fn();
  await show(<ScanField label="Scan to check out" error="Wrong size" onScan={onScan} />);
  const error = page.getByText('Wrong size');
  await expect.element(error).toBeVisible();
  await named('textbox', 'Scan to check out').fill('2048177304161');
  await expect.element(error).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(error).toBeVisible();
  expect(onScan).toHaveBeenCalledWith('2048177304161');
});

test('A long error of a large field moves nothing below it', { tags: 'W-06' }, async () => {
  const error =
    'No open line takes the pair 2048177304291. Scan Halden Relay Mid, size 6, from F-07-03, or choose another row.';
  // Beside the panel in a wide and in a narrow window, and on a phone.
  const widths = [720, 496, 358];
  await show(
    widths.map((width) => (
      <div key={width} style={{ width }}>
        <ScanField label={`${width} px`} size="xl" isGlobal hasCamera error={error} onScan={() => {}} />
      </div>
    )),
  );
  for (const width of widths) {
    const field = named('textbox', `${width} px`);
    await expect.element(field).toHaveAccessibleDescription(error);
    expect.soft(field.element().closest('form')!.getBoundingClientRect().height).toBe(48);
    expect.soft(field.element().closest('label')!.getBoundingClientRect().height).toBe(width > 448 ? 48 : 60);
  }
});

test('The same error after another scan is announced again', { tags: 'W-06' }, async () => {
  await show(<ScanField label="Scan to check out" isGlobal error="Wrong size" onScan={() => {}} />);
  await expect.element(page.getByText('Wrong size')).toBeVisible();
  const note = page.getByText('Wrong size').element();
  const added: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    added.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent)));
  });
  observer.observe(note, { childList: true });
  wedge('2048177304161');
  await expect.poll(() => added).toEqual(['Wrong size']);
  observer.disconnect();
});

test('After each scan the field has the focus', { tags: 'W-06' }, async () => {
  await show(<ScanField label="Scan to check out" isGlobal onScan={() => {}} />);
  await named('button', 'Before').click();
  wedge('2048177304161');
  await expect.element(named('textbox', 'Scan to check out')).toHaveFocus();
});

test('Escape closes the camera and leaves the focus where it is', { tags: 'W-06' }, async () => {
  await show(<ScanField label="Scan a box" hasCamera onScan={() => {}} />);
  const camera = named('button', 'Scan with the camera');
  for (const at of [named('textbox', 'Scan a box'), camera]) {
    await camera.click();
    await expect.element(camera).toHaveAttribute('aria-expanded', 'true');
    (at.element() as HTMLElement).focus();
    await press('{Escape}', at);
    await expect.element(camera).toHaveAttribute('aria-expanded', 'false');
  }
});

test('Only the large field of a scan page says that the scanner is ready', { tags: 'W-06' }, async () => {
  await show(
    <>
      <ScanField label="In the header" size="m" isGlobal onScan={() => {}} />
      <ScanField label="Large" size="xl" onScan={() => {}} />
    </>,
  );
  await expect.element(named('textbox', 'Large')).toBeVisible();
  await expect.element(page.getByText('Scanner ready')).not.toBeInTheDocument();
});

test('The key of the field does not reach it from another field or a dialog above it', { tags: 'H-02' }, async () => {
  let openDialog = () => {};
  function Page() {
    const [isOpen, setOpen] = useState(false);
    openDialog = () => setOpen(true);
    return (
      <>
        <ScanField label="Scan a box" shortcut="/" onScan={() => {}} />
        <TextField label="Note" value="" onChange={() => {}} />
        <Dialog isOpen={isOpen} title="Correct the bin" onClose={() => setOpen(false)}>
          A-14-03
        </Dialog>
      </>
    );
  }
  await show(<Page />);
  await press('{Control>}/{/Control}', named('button', 'Before'));
  await named('textbox', 'Note').click();
  await press('/', named('textbox', 'Note'));
  openDialog();
  const dialog = named('dialog', 'Correct the bin');
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => document.querySelector('[inert]')).not.toBeNull();
  await press('/', dialog);
});
