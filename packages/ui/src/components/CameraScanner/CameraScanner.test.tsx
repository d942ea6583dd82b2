import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import type { OpenCamera } from './camera.ts';
import { CameraScanner } from './CameraScanner.tsx';
import type { Decoder } from './decoder.ts';

/** A decoder that finds no barcode. */
const blind = (): Decoder => ({ ready: Promise.resolve(), read: async () => [], close: () => undefined });

/** Shows a scanner whose camera opens so. */
async function scan(open: () => Promise<OpenCamera>): Promise<void> {
  const cameras = ['Back camera', 'Front camera'].map((name) => ({ id: name, name }));
  const camera = { open, list: async () => cameras };
  await show(<CameraScanner onScan={() => {}} onClose={() => {}} camera={camera} createDecoder={blind} />);
}

test('After a refusal nothing starts by itself, and another try opens the camera again', { tags: 'W-15' }, async () => {
  const open = vi.fn(async (): Promise<OpenCamera> => {
    throw new DOMException('', 'NotAllowedError');
  });
  await scan(open);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  expect(open).toHaveBeenCalledOnce();
  await named('button', 'Try again').click();
  await expect.poll(() => open.mock.calls).toHaveLength(2);
});

test('The light is switched on and off, and the picture plays without a sound', { tags: 'W-15' }, async () => {
  const setLight = vi.fn(async (_isOn: boolean) => undefined);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d')!;
  const rest = { onLost: () => undefined, close: () => undefined };
  await scan(async () => ({ stream: canvas.captureStream(), id: 'back', hasLight: true, setLight, ...rest }));
  const light = named('button', 'Light');
  for (const isOn of [true, false]) {
    await light.click();
    expect(setLight).toHaveBeenLastCalledWith(isOn);
    await expect.element(light).toHaveAttribute('aria-pressed', `${isOn}`);
  }
  expect(document.querySelector('video')).toMatchObject({ muted: true, playsInline: true });
  const said = () => {
    // A stream sends a picture for each change.
    pen.fillRect(0, 0, 300, 150);
    return page.getByRole('status').element().textContent;
  };
  // It is not said to have no light.
  await expect.poll(said).toBe('Hold the barcode between the corners.');
  // Two are a choice.
  await expect.element(named('combobox', 'Camera')).toBeVisible();
});
