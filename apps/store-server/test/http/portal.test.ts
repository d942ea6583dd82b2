import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { type BuiltApp, registerApps } from '../../src/http/portal.ts';

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
    await registerApps(app, [await built('portal', '/'), await built('kiosk', '/kiosk/')]);
    expect([await at('/kiosk'), await at('/kiosk/products')]).toEqual(['kiosk', 'kiosk']);
    expect([await at('/shoesize'), await at('/kiosks')]).toEqual(['portal', 'portal']);
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('A screen of an app that is not built says what to run', { tags: 'R-08' }, async () => {
  const app = fastify();
  await registerApps(app, [{ directory: join(tmpdir(), 'no-such-build'), path: '/' }]);
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
    await registerApps(app, [{ directory, path: '/' }]);
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
