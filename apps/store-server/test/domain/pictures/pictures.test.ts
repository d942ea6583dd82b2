import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PictureRequest } from '../../../src/domain/pictures/rendering/artworkRenderer.ts';
import { createPictures } from '../../../src/domain/pictures/rendering/pictures.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const SRC = '/artwork/products/HC82-104-CF.svg';
const catalogue = () => shop.as('maren-okafor').catalogue;
const look = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.node.url}/api/catalogue/image-transform?${query}`, { headers });

test('A stored picture has an address from which it is loaded', { tags: 'A-05' }, async () => {
  const { url } = ok(await catalogue().downloadS3ImageUrl({ path: 'products/HC82-104-CF.svg' }));
  expect(url).toBe(SRC);
  const picture = await fetch(new URL(url, shop.node.url));
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  expect(ok(await catalogue().downloadS3ImageUrl({ path: SRC })).url).toBe(SRC);
});

test.each([
  'nothing.svg',
  'products/nothing.svg',
  '../people.ts',
  'products/../../people.ts',
  'https://evil.example/x',
])('The path %s has no picture and is refused', { tags: 'A-05' }, async (path) => {
  expect(refusal(await catalogue().downloadS3ImageUrl({ path }))).toMatchObject({
    status: 404,
    message: `There is no picture ${path}.`,
  });
});

test('A picture has the requested width and format, by default width 200, quality 90', { tags: 'A-05' }, async () => {
  const usual = ok(await catalogue().transformImage({ src: SRC }));
  expect(usual.type).toBe('image/webp');
  expect(await sharp(await usual.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 400, height: 210 });
  const wide = ok(await catalogue().transformImage({ src: SRC, width: 500, dpr: 3, format: 'png' }));
  expect(await sharp(await wide.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1500 });
  // It shows a shoe, not an empty picture.
  expect((await sharp(await wide.arrayBuffer()).stats()).channels.some((channel) => channel.stdev > 10)).toBe(true);
});

test('Browsers keep a picture and check it by its ETag', { tags: 'A-05' }, async () => {
  const first = await look(`src=${SRC}&width=100`);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const again = await look(`src=${SRC}&width=100`, { 'if-none-match': known });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
  }
  expect((await look(`src=${SRC}&width=100`, { 'if-none-match': '"x"' })).status).toBe(200);
  expect((await look(`src=${SRC}&width=200`)).headers.get('etag')).not.toBe(etag);
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'https://evil.example/artwork/products/HC82-104-CF.svg',
  '//evil.example/x.svg',
  'file:///etc/passwd',
  '/artwork/products/../../people.svg',
  '/artwork/portraits/maren-okafor.svg',
  'data:image/svg+xml,<svg/>',
  '',
])('Only addresses of the pictures of the store are accepted, not %s', { tags: 'A-05' }, async (src) => {
  const answer = await look(new URLSearchParams({ src }).toString());
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('An unknown picture and an unsupported size are refused', { tags: 'A-05' }, async () => {
  expect((await look('src=/artwork/products/nothing.svg')).status).toBe(404);
  for (const wish of ['width=201', 'width=100000', 'dpr=9', 'quality=1', 'format=svg']) {
    expect((await look(`src=${SRC}&${wish}`)).status).toBe(400);
  }
});

const wish = (width: number): PictureRequest => ({ src: SRC, width, quality: 90, format: 'webp' });

test('Requests for the same picture at the same time render it once', { tags: 'A-05' }, async () => {
  let made = 0;
  const pictures = createPictures({ render: async ({ width }) => ((made += 1), Buffer.from(`${width}`)) });
  const all = await Promise.all(Array.from({ length: 50 }, () => pictures(wish(100), 'a-caller')));
  expect(new Set(all.map((picture) => picture?.content.toString()))).toEqual(new Set(['100']));
  await pictures(wish(100), 'a-caller');
  expect(made).toBe(1);
  // Another source, width, quality or format is another picture.
  for (const other of [{ src: '/artwork/x.svg' }, { width: 200 }, { quality: 50 }, { format: 'png' as const }])
    await pictures({ ...wish(100), ...other }, 'a-caller');
  expect(made).toBe(5);
});

test('The pictures that were requested last are kept, up to the limit', { tags: 'A-05' }, async () => {
  const made: number[] = [];
  const render = async ({ width }: PictureRequest) => {
    made.push(width);
    return Buffer.alloc(400);
  };
  const pictures = createPictures({ maxBytes: 1_000, render });
  for (const width of [1, 2, 1, 3]) await pictures(wish(width), 'a-caller');
  expect(made).toEqual([1, 2, 3]);
  await pictures(wish(1), 'a-caller');
  expect(made).toEqual([1, 2, 3]);
  await pictures(wish(2), 'a-caller');
  expect(made).toEqual([1, 2, 3, 2]);
  // A picture above the limit is sent and not kept.
  const large = createPictures({ maxBytes: 100, render });
  expect((await large(wish(4), 'a-caller'))?.content).toHaveLength(400);
});

test('Too many different pictures at once are refused', { tags: 'A-05' }, async () => {
  let finish: () => void = () => {};
  const isFinished = new Promise<void>((resolve) => (finish = resolve));
  const pictures = createPictures({ maxWaiting: 2, render: async () => (await isFinished, Buffer.from('x')) });
  const two = [pictures(wish(1), 'a-caller'), pictures(wish(2), 'a-caller')];
  await expect(pictures(wish(3), 'a-caller')).rejects.toMatchObject({ status: 503 });
  finish();
  await Promise.all(two);
  expect((await pictures(wish(3), 'a-caller'))?.content.toString()).toBe('x');
});

test('Only one picture is rendered at a time, however many are requested', { tags: 'A-05' }, async () => {
  let [atWork, most] = [0, 0];
  const render = async ({ width }: PictureRequest) => {
    most = Math.max(most, (atWork += 1));
    await new Promise(setImmediate);
    atWork -= 1;
    if (width === 3) throw new Error('This one cannot be drawn.');
    return Buffer.from(`${width}`);
  };
  const pictures = createPictures({ render });
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, width) => pictures(wish(width), 'a-caller')));
  expect(most).toBe(1);
  // A failed rendering delays no other.
  expect(all.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(19);
});

test('A client that requests many pictures delays other clients by one picture at most', { tags: 'A-05' }, async () => {
  const drawn: number[] = [];
  const render = async ({ width }: PictureRequest) => (drawn.push(width), Buffer.from(`${width}`));
  const pictures = createPictures({ maxWaiting: 20, render });
  const many = Array.from({ length: 30 }, (_, width) => pictures(wish(width), 'a stranger'));
  const all = Promise.allSettled([...many, pictures(wish(100), 'a customer')]);
  expect((await all).filter(({ status }) => status === 'rejected')).toHaveLength(10);
  expect(drawn.indexOf(100)).toBeLessThanOrEqual(2);
});
