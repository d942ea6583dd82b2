import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { type BuiltApp, registerApps } from '../../src/http/portal.ts';

const configFor = () => ({ brand: { name: 'Halden & Sons', title: '</title>' }, services: { user: '</script>' } });

test('A screen of the kiosk gets the kiosk document, other screens the portal document', { tags: 'R-08' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'apps-'));
  const built = async (name: string, path: BuiltApp['path']): Promise<BuiltApp> => {
    const directory = join(folder, name);
    await mkdir(directory);
    await writeFile(join(directory, 'index.html'), name);
    return { directory, path };
  };
  const app = fastify();
  const at = async (path: string) => (await app.inject(path)).body;
  try {
    await registerApps(app, [await built('portal', '/'), await built('kiosk', '/kiosk/')], configFor);
    expect([await at('/kiosk'), await at('/kiosk/products')]).toEqual(['kiosk', 'kiosk']);
    expect([await at('/shoesize'), await at('/kiosks')]).toEqual(['portal', 'portal']);
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('A screen of an app that is not built says what to run', { tags: 'R-08' }, async () => {
  const app = fastify();
  await registerApps(app, [{ directory: join(tmpdir(), 'no-such-build'), path: '/' }], configFor);
  const answer = await app.inject('/shoesize');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ detail: 'The portal is not built: run `pnpm build`.' });
  expect((await app.inject('/api/none')).json()).toMatchObject({ detail: 'There is nothing at /api/none.' });
  await app.close();
});

test('Browsers keep files with a hash in their name, and ask for a page each time', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'apps-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), 'page');
  await writeFile(join(directory, 'assets/app-1a2b.js'), 'script');
  await writeFile(join(directory, 'assets/app-1a2b.js.br'), 'compressed');
  const app = fastify();
  try {
    await registerApps(app, [{ directory, path: '/' }], configFor);
    const script = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    for (const path of ['/', '/shoesize', '/index.html'])
      expect((await app.inject(path)).headers['cache-control']).toBe('no-cache');
  } finally {
    await app.close();
    await rm(directory, { recursive: true, force: true });
  }
});

test('A document has the configuration of the store, and its brand', { tags: 'O-07' }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'apps-'));
  const built =
    '<title>Portal</title><link rel="preload" href="/config.json" as="fetch" crossorigin /><h1>At <!--brand-->us<!--/brand-->!</h1>';
  await writeFile(join(directory, 'index.html'), built);
  const app = fastify();
  try {
    await registerApps(app, [{ directory, path: '/' }], configFor);
    const first = await app.inject('/');
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.body).toContain('<title>&lt;/title></title>');
    expect(first.body).toContain('<h1>At Halden &amp; Sons!</h1>');
    const [, json = ''] = /<script type="application\/json" id="config">(.*)<\/script>/.exec(first.body) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(configFor());
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // The file that a service worker keeps: it must not keep a configuration.
    expect((await app.inject('/index.html')).body).toBe(built);
  } finally {
    await app.close();
    await rm(directory, { recursive: true, force: true });
  }
});
