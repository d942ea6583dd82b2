import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const execute = promisify(execFile);

/** The versions in which docs/reuse.md was tried. */
const NEXT = '16.4';
const REACT_ROUTER = '7.18.4';

/** A framework is downloaded and built, which takes minutes on a slow line. */
const LONGEST_MS = 900_000;

// Both frameworks come from the registry, so only `pnpm test:all` builds them.
const isWhole = process.env['EVERY_REPETITION'] !== undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instore-frameworks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes files, installs the kit's archive with a framework as a stranger does, and runs a command of the framework. */
async function make(name: string, files: Readonly<Record<string, string>>, install: string[], command: string[]) {
  const app = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(app, path)), { recursive: true });
    await writeFile(join(app, path), text);
  }
  const options = { cwd: app, env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' } };
  await execute('npm', ['install', '--no-audit', '--no-fund', inject('archives').ui, ...install], options);
  await execute('npx', ['--no-install', ...command], options);
  return app;
}

/** The screen of both apps: brand, Arabic and a component that needs a client. */
const SCREEN = `<Page title="المرتجعات" headingLevel={1}><Button variant="signal">استلام</Button></Page>`;

test.runIf(isWhole)(
  'a developer builds a Next app with the kit, and the server writes its screen',
  { timeout: LONGEST_MS },
  async () => {
    const app = await make(
      'next',
      {
        'package.json': '{ "name": "returns", "private": true }',
        'app/kit.tsx': `'use client';
import { ar } from '@instore/ui/messages/ar';
import { UiProvider } from '@instore/ui/UiProvider';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

export function Kit({ children }: { children: ReactNode }) {
  const router = useRouter();
  return <UiProvider locale="ar-EG" messages={ar} navigate={(href) => router.push(href)}>{children}</UiProvider>;
}
`,
        'app/layout.tsx': `import type { ReactNode } from 'react';
import { Kit } from './kit';

export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="ar" dir="rtl"><body><Kit>{children}</Kit></body></html>;
}
`,
        'app/page.tsx': `import { Button } from '@instore/ui/Button';
import { Page } from '@instore/ui/Page';

export default function Returns() {
  return ${SCREEN};
}
`,
      },
      [`next@${NEXT}`, 'react@19', 'react-dom@19', 'typescript@5', '@types/react@19', '@types/node@20'],
      ['next', 'build'],
    );
    const page = await readFile(join(app, '.next/server/app/index.html'), 'utf8');
    expect(page).toMatch(/<button[^>]*class="ik-[^>]*>استلام<\/button>/);
    expect(page).toContain('rel="stylesheet"');
  },
);

test.runIf(isWhole)(
  'a developer builds a React Router app with the kit, and the server renders it',
  { timeout: LONGEST_MS },
  async () => {
    const app = await make(
      'react-router',
      {
        'package.json': '{ "name": "returns", "private": true, "type": "module" }',
        'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [reactRouter()], ssr: { noExternal: ['@instore/ui'] } });
`,
        // Writes the page during the build, with the server's code.
        'react-router.config.ts': `export default { ssr: true, prerender: ['/'] };`,
        'app/routes.ts': `import { index } from '@react-router/dev/routes';

export default [index('returns.tsx')];
`,
        'app/root.tsx': `import { ar } from '@instore/ui/messages/ar';
import { UiProvider } from '@instore/ui/UiProvider';
import { Links, Meta, Outlet, Scripts } from 'react-router';

export default function Root() {
  return (
    <html lang="ar" dir="rtl">
      <head><Meta /><Links /></head>
      <body><UiProvider locale="ar-EG" messages={ar}><Outlet /></UiProvider><Scripts /></body>
    </html>
  );
}
`,
        'app/returns.tsx': `import { Button } from '@instore/ui/Button';
import { Page } from '@instore/ui/Page';

export default function Returns() {
  return ${SCREEN};
}
`,
      },
      [
        `react-router@${REACT_ROUTER}`,
        `@react-router/dev@${REACT_ROUTER}`,
        `@react-router/node@${REACT_ROUTER}`,
        `@react-router/serve@${REACT_ROUTER}`,
        'isbot@5',
        'vite@7',
        'react@19',
        'react-dom@19',
        'typescript@5',
      ],
      ['react-router', 'build'],
    );
    const page = await readFile(join(app, 'build/client/index.html'), 'utf8');
    expect(page).toMatch(/<button[^>]*class="ik-[^>]*>استلام<\/button>/);
    expect(page).toContain('rel="stylesheet"');
  },
);
