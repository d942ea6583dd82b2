import { expect, test } from 'vitest';
import { InsecurePageError } from './camera.ts';
import { PICTURE_EVERY_MS } from './cameraSession.ts';
import { BARCODE, expectReleased, openSession } from '../../fixtures/cameraDevice.ts';

test('the camera stays open between scans, and counts them', { tags: 'W-15' }, async () => {
  const device = openSession();
  device.open();
  expect(device.session.current()).toMatchObject({ status: 'starting', scans: 0 });
  device.show(BARCODE);
  await device.pass(5 * PICTURE_EVERY_MS);
  device.show('036000291452');
  await device.pass(5 * PICTURE_EVERY_MS);
  // A UPC-A is the EAN-13 with a leading zero.
  expect(device.scans).toEqual([BARCODE, '0036000291452']);
  expect(device.session.current()).toMatchObject({ status: 'scanning', scans: 2, last: '0036000291452' });
});

test.each([
  [new DOMException('', 'NotAllowedError'), 'refused'],
  [new DOMException('', 'NotFoundError'), 'none'],
  [new DOMException('', 'NotReadableError'), 'busy'],
  [new InsecurePageError(), 'insecure'],
] as const)(
  'when the camera cannot be opened (%s) the reason is %s, and nothing stays on',
  { tags: 'W-15' },
  async (error, fault) => {
    const device = openSession({ failsWith: () => error });
    device.open();
    await device.pass(0);
    expect(device.session.current()).toMatchObject({ status: 'failed', fault });
    expectReleased(device);
  },
);

test('without its decoder the camera does not stay on, and a retry scans', { tags: 'W-15' }, async () => {
  const device = openSession();
  device.breakDecoder(new Error('the store is not reachable'));
  device.open();
  await device.pass(0);
  expect(device.session.current()).toMatchObject({ status: 'failed', fault: 'no decoder' });
  expectReleased(device);
  device.breakDecoder();
  device.session.retry();
  device.show(BARCODE);
  await device.pass(3 * PICTURE_EVERY_MS);
  expect(device.session.current()).toMatchObject({ status: 'scanning', fault: undefined });
  expect(device.scans).toEqual([BARCODE]);
});

test('a camera that is unplugged is reported', { tags: 'W-15' }, async () => {
  const device = openSession();
  device.open();
  await device.pass(PICTURE_EVERY_MS);
  device.lose();
  expect(device.session.current()).toMatchObject({ status: 'failed', fault: 'busy' });
  expectReleased(device);
});

test('closing stops the camera, and nothing is scanned any more', { tags: 'W-15' }, async () => {
  const device = openSession();
  device.open();
  await device.pass(PICTURE_EVERY_MS);
  device.session.close();
  expectReleased(device);
  expect(device.waiting()).toBe(0);
  device.show(BARCODE);
  await device.pass(10 * PICTURE_EVERY_MS);
  expect(device.scans).toEqual([]);
  expect(device.session.current().status).toBe('closed');
});

test('closed while the browser asks for access, the camera does not stay on', { tags: 'W-15' }, async () => {
  const device = openSession();
  device.ask();
  device.open();
  await device.pass(0);
  device.session.close();
  device.allow();
  await device.pass(0);
  expectReleased(device);
  expect(device.session.current().status).toBe('closed');
});

test('behind another tab the camera is off, and back on the page it scans again', { tags: 'W-15' }, async () => {
  const device = openSession();
  device.open();
  device.show(BARCODE);
  await device.pass(3 * PICTURE_EVERY_MS);
  device.hide(true);
  expectReleased(device);
  expect(device.session.current().status).toBe('paused');
  await device.pass(60_000);
  device.hide(false);
  await device.pass(5 * PICTURE_EVERY_MS);
  expect(device.scans).toEqual([BARCODE]);
  device.show('A-14-03');
  await device.pass(3 * PICTURE_EVERY_MS);
  expect(device.scans).toEqual([BARCODE, 'A-14-03']);
  device.session.close();
  device.hide(true);
  device.hide(false);
  await device.pass(PICTURE_EVERY_MS);
  expectReleased(device);
});

test('another camera can be chosen, and a retry keeps the choice', { tags: 'W-15' }, async () => {
  const device = openSession({
    cameras: [
      { id: 'back', name: 'Back' },
      { id: 'front', name: 'Front' },
    ],
  });
  device.open();
  await device.pass(0);
  expect(device.session.current()).toMatchObject({ cameraId: 'back', cameras: [{ id: 'back' }, { id: 'front' }] });
  device.session.choose('front');
  await device.pass(0);
  expect([...device.running]).toEqual(['front']);
  device.lose();
  device.session.retry();
  await device.pass(0);
  expect(device.session.current()).toMatchObject({ status: 'scanning', cameraId: 'front' });
});

test('when the chosen camera is gone, another one opens', { tags: 'W-15' }, async () => {
  const device = openSession({
    failsWith: (id) => (id === 'usb' ? new DOMException('', 'OverconstrainedError') : undefined),
  });
  device.open();
  await device.pass(0);
  device.session.choose('usb');
  await device.pass(0);
  expect([...device.running]).toEqual(['back']);
  expect(device.session.current()).toMatchObject({ status: 'scanning', cameraId: 'back' });
});

test('the light is switched where there is one, and shows what the device did', { tags: 'W-15' }, async () => {
  const device = openSession({ hasLight: true });
  device.open();
  await device.pass(0);
  await device.session.setLight(true);
  expect(device.session.current()).toMatchObject({ hasLight: true, isLit: true });
  device.refuseLight();
  await device.session.setLight(false);
  expect(device.session.current().isLit).toBe(true);
  expect(device.lit).toEqual([true]);
});

test('the light of a camera that was replaced meanwhile is not that of the next camera', { tags: 'W-15' }, async () => {
  const cameras = [
    { id: 'back', name: 'Back' },
    { id: 'front', name: 'Front' },
  ];
  const device = openSession({ cameras, hasLight: true });
  device.open();
  await device.pass(PICTURE_EVERY_MS);
  const answer = device.delayLight();
  const lighting = device.session.setLight(true);
  device.session.choose('front');
  await device.pass(PICTURE_EVERY_MS);
  answer();
  await lighting;
  expect(device.session.current()).toMatchObject({ cameraId: 'front', isLit: false });
});

test('opened behind another tab the camera stays off until the page is shown', { tags: 'W-15' }, async () => {
  const device = openSession();
  device.hide(true);
  device.open();
  await device.pass(PICTURE_EVERY_MS);
  expectReleased(device);
  expect(device.session.current().status).toBe('paused');
  device.hide(false);
  await device.pass(0);
  expect(device.session.current().status).toBe('scanning');
});

test('a camera that failed waits for another try, whatever tab is shown meanwhile', { tags: 'W-15' }, async () => {
  const device = openSession({ failsWith: () => new DOMException('', 'NotReadableError') });
  device.open();
  await device.pass(0);
  for (const isHidden of [true, false]) {
    device.hide(isHidden);
    expect(device.session.current()).toMatchObject({ status: 'failed', fault: 'busy' });
  }
});

test('a chosen camera that is in use is reported, and no other one opens in its place', { tags: 'W-15' }, async () => {
  const device = openSession({
    failsWith: (id) => (id === 'front' ? new DOMException('', 'NotReadableError') : undefined),
  });
  device.open();
  await device.pass(0);
  device.session.choose('front');
  await device.pass(0);
  expect(device.session.current()).toMatchObject({ status: 'failed', fault: 'busy' });
  expectReleased(device);
});

test.each(['removeDecoder', 'breakReading'] as const)(
  'a decoder that fails is reported, and the camera does not stay on (%s)',
  { tags: 'W-15' },
  async (fault) => {
    const device = openSession();
    device[fault]();
    device.open();
    await device.pass(PICTURE_EVERY_MS);
    expect(device.session.current()).toMatchObject({ status: 'failed', fault: 'no decoder' });
    expectReleased(device);
  },
);

test('closed while the decoder is loaded, the camera does not scan once it is there', { tags: 'W-15' }, async () => {
  const device = openSession();
  const loaded = device.delayDecoder();
  device.open();
  await device.pass(0);
  device.session.close();
  loaded();
  await device.pass(PICTURE_EVERY_MS);
  expect(device.session.current().status).toBe('closed');
});

test('closed while a picture is read, its barcode is no scan', { tags: 'W-15' }, async () => {
  const device = openSession();
  device.show(BARCODE);
  device.open();
  await device.pass(0);
  const answer = device.delayReading();
  await device.pass(PICTURE_EVERY_MS);
  device.session.close();
  answer();
  await device.pass(PICTURE_EVERY_MS);
  expect(device.scans).toEqual([]);
});

test('the last picture disappears when the camera is closed', { tags: 'W-15' }, async () => {
  const device = openSession();
  let changes = 0;
  const leave = device.session.subscribe(() => changes++);
  device.open();
  await device.pass(0);
  expect(changes).toBeGreaterThan(0);
  leave();
  changes = 0;
  device.session.close();
  expect(changes).toBe(0);
  expect(device.shown).toEqual([true, false]);
});

test('a picture that takes long to read does not delay the next one', { tags: 'W-15' }, async () => {
  const device = openSession();
  device.open();
  await device.pass(0);
  const answer = device.delayReading();
  await device.pass(PICTURE_EVERY_MS + 60);
  answer();
  await device.pass(PICTURE_EVERY_MS - 60);
  expect(device.captures).toEqual([0, PICTURE_EVERY_MS, 2 * PICTURE_EVERY_MS]);
});

test('a browser that does not name its cameras still scans', { tags: 'W-15' }, async () => {
  const device = openSession({ cameras: undefined });
  device.open();
  await device.pass(0);
  expect(device.session.current()).toMatchObject({ status: 'scanning', cameras: [] });
});
