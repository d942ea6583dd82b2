import { expect, onTestFinished, test } from 'vitest';
import { videoView } from './cameraView.ts';

test('Only the part of the picture that the user sees is read', { tags: 'W-15' }, async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
  const video = Object.assign(document.createElement('video'), { muted: true });
  Object.assign(video.style, { width: '100px', height: '100px' });
  document.body.append(video);
  onTestFinished(() => video.remove());
  const view = videoView(video);
  expect(await view.capture()).toBeUndefined();
  const pen = canvas.getContext('2d')!;
  const shown = view.show(canvas.captureStream());
  const size = async () => {
    // A stream sends a picture for each change.
    pen.fillRect(0, 0, 400, 200);
    const picture = await view.capture();
    return picture && [picture.width, picture.height];
  };
  await expect.poll(size).toEqual([200, 200]);
  await shown;
  await view.show(undefined);
  expect(video.srcObject).toBeNull();
  await expect.poll(() => view.capture()).toBeUndefined();
});
