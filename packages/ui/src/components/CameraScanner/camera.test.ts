import { expect, onTestFinished, test, vi } from 'vitest';
import { browserCamera, faultOf, openCamera } from './camera.ts';

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
] as const)('%s means that the camera is %s', { tags: 'W-06' }, (name, fault) => {
  expect(faultOf(new DOMException('', name))).toBe(fault);
});

test('any other error is reported as a camera that does not respond', { tags: 'W-06' }, () => {
  expect(faultOf(new TypeError('no such thing'))).toBe('busy');
});

/** A stream of a camera with these abilities, and what it was told. */
function streamOf(abilities?: object) {
  const told: unknown[] = [];
  const stopped: string[] = [];
  const track = Object.assign(new EventTarget(), {
    getCapabilities: abilities ? () => abilities : undefined,
    getSettings: () => ({ deviceId: 'back' }),
    applyConstraints: async ({ advanced }: { advanced: unknown[] }) => {
      told.push(...advanced);
      throw new DOMException('', 'OverconstrainedError');
    },
    stop: () => stopped.push('picture'),
  });
  const sound = { stop: () => stopped.push('sound') };
  const stream = { getVideoTracks: () => [track], getTracks: () => [track, sound] } as unknown as MediaStream;
  return { stream, track, told, stopped };
}

/** A browser with these devices until the test ends. */
function useDevices(mediaDevices: object | undefined, isSecureContext = true): void {
  vi.stubGlobal('navigator', { mediaDevices });
  vi.stubGlobal('window', { isSecureContext });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('the camera on the back is opened, or the chosen one and no other', { tags: 'W-15' }, async () => {
  const getUserMedia = vi.fn(async (_wish: { video: object }) => streamOf().stream);
  useDevices({ getUserMedia });
  expect((await browserCamera.open()).id).toBe('back');
  await browserCamera.open('front');
  const wishes = getUserMedia.mock.calls.map(([{ video }]) => video);
  expect(wishes).toEqual([
    expect.objectContaining({ facingMode: 'environment' }),
    expect.objectContaining({ deviceId: { exact: 'front' } }),
  ]);
});

test('microphones are not offered as cameras', { tags: 'W-15' }, async () => {
  const devices = [
    { kind: 'audioinput', deviceId: 'a', label: 'Microphone' },
    { kind: 'videoinput', deviceId: 'b', label: 'Back camera' },
    { kind: 'videoinput', deviceId: 'c', label: '' },
  ];
  useDevices({ enumerateDevices: async () => devices });
  expect(await browserCamera.list()).toEqual([
    { id: 'b', name: 'Back camera' },
    { id: 'c', name: '' },
  ]);
});

test.each([
  [true, 'none'],
  [false, 'insecure'],
])(
  'a browser that offers no cameras to a page (secure: %s) has a camera that is %s',
  { tags: 'W-15' },
  async (isSecure, fault) => {
    useDevices(undefined, isSecure);
    const error: unknown = await browserCamera.open().catch((reason: unknown) => reason);
    expect(faultOf(error)).toBe(fault);
  },
);

test('a camera keeps its focus where it can, and closing stops all its tracks', { tags: 'W-15' }, async () => {
  const { stream, track, told, stopped } = streamOf({ torch: true, focusMode: ['manual', 'continuous'] });
  const camera = openCamera(stream);
  expect(camera.hasLight).toBe(true);
  await expect(camera.setLight(true)).rejects.toThrow(DOMException);
  expect(told).toEqual([{ focusMode: 'continuous' }, { torch: true }]);
  const onLost = vi.fn();
  camera.onLost(onLost);
  for (let times = 0; times < 2; times++) track.dispatchEvent(new Event('ended'));
  expect(onLost).toHaveBeenCalledOnce();
  camera.close();
  expect(stopped).toEqual(['picture', 'sound']);
});

test.each([undefined, {}, { torch: false, focusMode: ['manual'] }])(
  'a camera that has no light or does not tell is not asked for anything (%o)',
  { tags: 'W-15' },
  (abilities) => {
    const { stream, told } = streamOf(abilities);
    expect(openCamera(stream).hasLight).toBe(false);
    expect(told).toEqual([]);
  },
);
