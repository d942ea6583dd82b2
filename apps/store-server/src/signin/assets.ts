import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { problem } from '../base/problems.ts';
import { MOUNT } from './client.ts';

const read = (from: string) => readFileSync(fileURLToPath(from));

const assets = {
  'signin.css': { type: 'text/css; charset=utf-8', content: read(import.meta.resolve('./signin.css')) },
  'submit.js': { type: 'text/javascript; charset=utf-8', content: read(import.meta.resolve('./submit.js')) },
  'archivo.woff2': {
    type: 'font/woff2',
    content: read(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')),
  },
};

/** Serves the files of the sign-in pages. */
export function registerAssets(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${MOUNT}/assets/:file`, async (request, reply) => {
    const { file } = request.params;
    const asset = Object.hasOwn(assets, file) ? assets[file as keyof typeof assets] : undefined;
    if (asset === undefined) throw problem(404, 'Not found');
    return reply.type(asset.type).header('cache-control', 'public, max-age=3600').send(asset.content);
  });
}
