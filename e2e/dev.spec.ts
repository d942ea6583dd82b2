import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, expect, test } from '@playwright/test';
import getPort from 'get-port';

// Two development servers start cold, which takes a minute.
test.skip(process.env['EVERY_REPETITION'] !== '1', 'runs with pnpm test:all');
test.slow();

const root = fileURLToPath(new URL('..', import.meta.url));
const button = join(root, 'packages/ui/src/internal/PressButton.tsx');

let source: string;
let dataDir: string;
const children: ChildProcess[] = [];
test.beforeAll(async () => {
  source = await readFile(button, 'utf8');
  dataDir = await mkdtemp(join(tmpdir(), 'instore-dev-'));
});
test.afterAll(async () => {
  await writeFile(button, source);
  for (const child of children) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  }
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a development server and resolves to the address that it prints. */
function startServer(command: string, args: string[], environment: Record<string, string> = {}): Promise<string> {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...environment, NO_COLOR: '1' } });
  children.push(child);
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, address] = /Local:\s+(http:\/\/\S+?)\/?\s/.exec(printed) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`It ended: ${printed}`)));
  });
}

/** Opens a page and marks it, so that a reload would be noticed. */
async function openMarked(page: Page, address: string): Promise<void> {
  // The store starts beside the portal's server, and a first load may reload the page once its dependencies are bundled.
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('button').first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

test(
  'an edit of the kit appears in the portal and in Storybook without a reload',
  { tag: '@all' },
  async ({ page, context }) => {
    const port = String(await getPort());
    const bookPort = String(await getPort());
    const book = await context.newPage();
    const [portalAddress, bookAddress] = await Promise.all([
      startServer(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], { PORT: port, DATA_DIR: dataDir }),
      startServer(join(root, 'node_modules/.bin/storybook'), ['dev', '-p', bookPort, '--ci', '--host', '127.0.0.1']),
    ]);
    await openMarked(page, portalAddress);
    await openMarked(book, `${bookAddress}/iframe.html?id=actions-button--example&viewMode=story`);

    await writeFile(button, source.replace('type="button"', 'type="button"\n      data-edited=""'));
    for (const shown of [page, book]) {
      await expect(shown.locator('button[data-edited]').first()).toBeVisible();
      await expect(shown.locator('html[data-marked]')).toHaveCount(1);
    }
  },
);
