import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Contract } from '../security/contract.ts';
import { policyText } from './headers.ts';

/** Where the documentation of the API is. */
export const API_DOCS_PATH = '/docs/api';

/** The page for reading: it sends nothing anywhere, and loads no font or script of another host. */
const CONFIGURATION = {
  url: `${API_DOCS_PATH}/openapi.json`,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API of the store</title>
  </head>
  <body>
    <noscript>This page needs JavaScript. The contract itself is at ${API_DOCS_PATH}/openapi.json.</noscript>
    <div id="docs"></div>
    <script src="${API_DOCS_PATH}/scalar.js"></script>
    <script src="${API_DOCS_PATH}/start.js"></script>
  </body>
</html>
`;

const START = `Scalar.createApiReference('#docs', ${JSON.stringify(CONFIGURATION)});\n`;

/** The library writes its styles into the page. No other page of the store has this policy. */
const POLICY = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
});

/** The library as one script, as its package has it for servers that host it themselves. */
const libraryFile = (): string =>
  fileURLToPath(new URL('js/standalone.js', import.meta.resolve('@scalar/fastify-api-reference')));

/** Serves the contract as pages for the makers of other tools [O-10]. */
export function registerApiDocs(app: FastifyInstance, { document }: Contract): void {
  const send = (reply: FastifyReply, type: string, content: unknown) =>
    reply.type(type).headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY }).send(content);
  const SCRIPT = 'text/javascript; charset=utf-8';
  app.get(API_DOCS_PATH, async (_request, reply) => send(reply, 'text/html; charset=utf-8', PAGE));
  app.get(`${API_DOCS_PATH}/start.js`, async (_request, reply) => send(reply, SCRIPT, START));
  app.get(`${API_DOCS_PATH}/openapi.json`, async (_request, reply) => send(reply, 'application/json', document));
  app.get(`${API_DOCS_PATH}/scalar.js`, async (_request, reply) =>
    send(reply, SCRIPT, await readFile(libraryFile(), 'utf8')).header('cache-control', 'public, max-age=86400'),
  );
}
