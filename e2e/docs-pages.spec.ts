import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';
import { preview, type PreviewServer } from 'vite';
import { linkTo } from '../.storybook/book/playground.ts';
import { buildFrom, isOutdated, OUTSIDE_OF_STORYBOOK } from '../scripts/isOutdated.ts';
import { root, run } from '../scripts/run.ts';
import { BOOK_LOADS, findProblems, leaveWindowsEmpty, untilDrawn, untilPlayed } from './support/docsPage.ts';
import { isEveryRepetition } from './support/repetitions.ts';
import { expect, test } from './support/test.ts';

/** Pages that a person opens in Storybook. */
interface DocsEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

const build = join(root, 'storybook-static');
const sources = [
  'packages/ui',
  '.storybook',
  'artwork',
  'apps/portal/src',
  'apps/kiosk/src/screens',
  'scripts/kitDocs',
  'scripts/classNames.ts',
  'bench/components.json',
  'docs/reuse.md',
  'pnpm-lock.yaml',
].map((path) => join(root, path));

/** Longer than a page takes on any machine, ms. */
const SLOWEST = 30_000;
const SMALL_PAGE = 'layout-divider--docs';

let book: PreviewServer;
let address: string;
let entries: DocsEntry[];
/** All tests share its cache: Storybook is a hundred files. */
let context: BrowserContext;
/** A window that shows one page after the other, because a load of Storybook costs more than a page. */
let reader: Page;
/** What the pages have reported since the last test. */
const reported: string[] = [];

test.beforeAll(async ({ browser }) => {
  // A build of Storybook takes half a minute, on a busy machine several.
  test.setTimeout(400_000);
  if (await isOutdated(build, sources, OUTSIDE_OF_STORYBOOK)) {
    const order = ['build', '--quiet', '--output-dir', build];
    const make = () => run('storybook', order);
    expect(await buildFrom(build, sources, make, OUTSIDE_OF_STORYBOOK)).toBe(0);
  }
  book = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: build },
    preview: { host: '127.0.0.1', port: 0, headers: { 'Cache-Control': 'max-age=3600' } },
  });
  address = book.resolvedUrls?.local[0] ?? '';
  const index = JSON.parse(await readFile(join(build, 'index.json'), 'utf8')) as { entries: Record<string, DocsEntry> };
  entries = Object.values(index.entries).filter(({ type }) => type === 'docs');
  context = await browser.newContext();
  context.on('console', (message) => {
    if (message.type() === 'error') reported.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    // The page of the error boundary throws it on purpose.
    if (error.error().message === 'a request without lines') return;
    reported.push(`${error.page()?.url()}: ${error.error().message}`);
  });
  reader = await openReader();
});
test.afterEach(() => expect(reported.splice(0)).toEqual([]));
test.afterAll(async () => {
  await context?.close();
  await book?.close();
});

/** Opens a window for pages without Storybook's list of pages. */
async function openReader(options: Parameters<Page['emulateMedia']>[0] = {}): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia(options);
  await leaveWindowsEmpty(page);
  await showsHeading(page, SMALL_PAGE);
  return page;
}

/** Shows another page in a window, as Storybook's list of pages does. */
async function show(id: string, page = reader): Promise<void> {
  await untilDrawn(page);
  await page.evaluate(
    (storyId) =>
      new Promise<void>((end) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        for (const event of ['docsRendered', 'storyUnchanged', 'storyMissing']) channel.once(event, () => end());
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
}

/** The first page of each chapter, and pages with screens, overlays or many rows. */
function sample(): DocsEntry[] {
  const chapters = new Map<string, DocsEntry>();
  for (const entry of entries) {
    const chapter = entry.title.split('/')[0] ?? '';
    if (!chapters.has(chapter)) chapters.set(chapter, entry);
  }
  const hard = ['layout-split--docs', 'overlays-sheet--docs', 'collections-datatable--docs', 'screens-warehouse--docs'];
  return [...new Set([...chapters.values(), ...entries.filter(({ id }) => hard.includes(id))])];
}

/** Opens a docs page within Storybook, and waits for its heading: a busy machine needs a minute for both. */
async function openInBook(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`${address}?path=/docs/${id}`, { waitUntil: 'commit' });
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.locator('#storybook-docs h1').first().waitFor({ timeout: BOOK_LOADS });
  return docs;
}

test('A designer opens the Storybook pages: each has its heading and stories in frame', async () => {
  const opened = isEveryRepetition ? entries : sample();
  // A second for each page, twenty times that on a busy machine.
  test.setTimeout(60_000 + opened.length * 20_000);
  const problems: string[] = [];
  const page = isEveryRepetition ? await context.newPage() : reader;
  for (const { id } of opened) {
    if (!isEveryRepetition) await show(id);
    else if (!(await showsHeading(page, id))) problems.push(`${id}: no heading within ${SLOWEST} ms`);
    await expect(page.locator('#storybook-docs [aria-label^="Content is loading"]')).toHaveCount(0);
    await untilDrawn(page);
    problems.push(...(await findProblems(page)).map((problem) => `${id}: ${problem}`));
  }
  expect([...problems, ...reported.splice(0)]).toEqual([]);
});

/** Opens a page, and says whether its heading is shown. */
async function showsHeading(page: Page, id: string): Promise<boolean> {
  await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' });
  return page
    .locator('#storybook-docs h1')
    .first()
    .waitFor({ timeout: SLOWEST })
    .then(
      () => true,
      () => false,
    );
}

test('A designer whose system is dark reads the texts and links of the pages', async () => {
  const page = await openReader({ colorScheme: 'dark' });
  for (const id of ['start-welcome--docs', 'start-playground--docs', 'actions-button--docs']) {
    await show(id, page);
    // Stories have a theme of their own, and tests of their own.
    const axe = new AxeBuilder({ page }).include('#storybook-docs').exclude('.docs-story').exclude('iframe');
    const { violations } = await axe.withRules(['color-contrast']).setLegacyMode().analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  }
  await page.close();
});

test('A designer scrolls to the last example of a long page, and the page stays there', async () => {
  test.setTimeout(3 * BOOK_LOADS);
  const page = await context.newPage();
  await showsHeading(page, 'messages-notificationbell--docs');
  const frames = page.locator('#storybook-docs iframe');
  await frames.last().scrollIntoViewIfNeeded({ timeout: BOOK_LOADS });
  await expect(frames.last().contentFrame().getByRole('button').first()).toBeVisible({ timeout: BOOK_LOADS });
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await place();
  await untilPlayed(page);
  expect(await place()).toBe(before);

  await frames.first().scrollIntoViewIfNeeded();
  const example = frames.first().contentFrame();
  const dialog = example.getByRole('dialog', { name: 'Notifications' });
  await dialog.getByRole('button').first().click();
  await expect(example.locator('[role="dialog"]:focus, [role="dialog"] :focus')).toHaveCount(1);
  await page.close();
});

test('A reader follows a link of the first page: each leads to a page that exists', async () => {
  await show('start-welcome--docs');
  await expect(reader.getByRole('link', { name: 'ConfirmDialog' })).toBeVisible();
  const links = await reader
    .locator('#storybook-docs a[href*="path=/docs/"]')
    .evaluateAll((all) =>
      all.map(
        (link) => new URL((link as HTMLAnchorElement).href).searchParams.get('path')?.replace('/docs/', '') ?? '',
      ),
    );
  const known = new Set(entries.map(({ id }) => id));
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((id) => !known.has(id))).toEqual([]);
});

test('A developer copies the first example of a page with its imports', async () => {
  await show('actions-button--docs');
  const example = reader.locator('#storybook-docs .sbdocs-preview').first();
  await expect(example).toContainText("import { Button } from '@instore/ui/Button';");
  await reader.getByRole('link', { name: 'IconGlyph' }).click();
  await expect(reader.locator('#type-IconGlyph')).toBeInViewport();
});

test('A designer writes code in the playground and shares it by a link', async () => {
  test.setTimeout(4 * BOOK_LOADS);
  const page = await context.newPage();
  await showsHeading(page, 'start-playground--docs');
  for (const theme of ['Light', 'Dark', 'High contrast']) {
    const shown = page.frameLocator(`iframe[title^="${theme}"]`);
    const button = shown.getByRole('button', { name: 'Take back' });
    await button.waitFor({ timeout: BOOK_LOADS });
    await button.click();
    await expect(shown.getByText('1 taken back')).toBeVisible();
  }
  const link = linkTo('((top.hasRun = true), <Button variant="signal">Hand over</Button>)', new URL(address));
  await page.goto(link, { waitUntil: 'commit' });
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('group', { name: 'Code' })).toContainText('Hand over', { timeout: BOOK_LOADS });
  const hasRun = () => page.evaluate(() => Reflect.get(window, 'hasRun') === true);
  expect(await hasRun(), 'the code of a link runs before a press').toBe(false);
  for (const theme of ['Light', 'High contrast']) await docs.getByRole('checkbox', { name: theme }).uncheck();
  await docs.getByRole('button', { name: 'Run the code' }).click();
  const dark = docs.frameLocator('iframe[title^="Dark"]');
  await expect(dark.getByRole('button', { name: 'Hand over' })).toBeVisible({ timeout: BOOK_LOADS });
  await expect(dark.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(docs.locator('iframe')).toHaveCount(1);
  expect(await hasRun()).toBe(true);
  await page.close();
});

test('A designer defines a brand, and sees why one is refused', async () => {
  await show('foundations-define-a-brand--docs');
  const accent = reader.getByRole('textbox', { name: 'Accent' });
  await expect(reader.getByText('Every pair of colours has enough contrast.')).toBeVisible();
  const [accept] = await reader.getByRole('button', { name: 'Accept' }).all();
  await expect(accept!).toHaveCSS('background-color', 'rgb(125, 240, 195)');
  await expect(accept!).toHaveCSS('border-radius', '14px');
  await accent.fill('#1D2B8C');
  await expect(accept!).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(reader.getByRole('row', { name: /^onSignal .*#FFFFFF/ })).toBeVisible();
  await accent.fill('navy');
  await expect(reader.getByText('accent: "navy" is no colour; write it as #RRGGBB.')).toBeVisible();
});

test('A designer finds a page by what it says', async () => {
  await show('start-search--docs');
  const search = reader.getByRole('searchbox', { name: 'Search the pages' });
  await search.fill('ten thousand rows');
  await expect(reader.getByRole('link', { name: 'Collections/DataTable' })).toBeVisible();
  // Guides and foundations, too, not only components.
  await search.fill('Tailwind preflight');
  await expect(reader.getByRole('link', { name: 'Start/Use it in your app' })).toBeVisible();
  await search.fill('accent once per screen');
  await expect(reader.getByRole('link', { name: 'Foundations/Colour' })).toBeVisible();
  await search.fill('zebra crossing');
  await expect(reader.getByRole('status').filter({ hasText: 'No page has all of these words.' })).toBeVisible();
});

test('A program reads the component list and a component page from the built Storybook', async ({ request }) => {
  const list = await (await request.get(`${address}llms.txt`)).text();
  expect(list).toContain('[Button](docs/Button.md)');
  const page = await (await request.get(`${address}docs/Button.md`)).text();
  expect(page).toContain("import { Button } from '@instore/ui/Button';");
});

test('A developer copies an example with its state and the values of its properties', async () => {
  await show('collections-pagination--docs');
  const example = reader.locator('#storybook-docs .sbdocs-preview').first();
  await expect(example).toContainText("import { useState } from 'react';");
  await expect(example).toContainText('export const Example =');
  await expect(example).toContainText('label="Pages of bookings"');
  await expect(example).not.toContainText('{...args}');
});

test('A designer sees a good and a bad example, and opens one in the playground', async () => {
  await show('actions-button--docs');
  const good = reader.locator('figure[data-example=do]').first();
  await expect(good.getByText('One signal: the next step is found at once.')).toBeVisible();
  await expect(good.locator('.docs-story').getByText('Accept')).toBeVisible();
  await expect(reader.locator('figure[data-example=dont]')).toHaveCount(2);
  await good.getByRole('switch', { name: 'Show code' }).click();
  await expect(good.locator('pre')).toContainText('<Button variant="signal">Accept</Button>');
  const page = await context.newPage();
  await showsHeading(page, 'actions-button--docs');
  await page.getByRole('button', { name: 'Open in the Playground' }).first().click();
  await page.waitForURL(/start-playground--docs&code=/, { waitUntil: 'commit' });
  await page.close();
});

test('A developer copies an example with the values of its properties', async () => {
  await show('stockroom-pickrow--docs');
  const example = reader.locator('#storybook-docs .sbdocs-preview').first();
  await expect(example).toContainText('bin="A-14-07"');
  await expect(example).toContainText('name="Tarn Fell Runner"');
});

test('A designer whose system is dark finds a component by its purpose', async () => {
  test.setTimeout(3 * BOOK_LOADS);
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: 'dark' });
  await leaveWindowsEmpty(page);
  const docs = await openInBook(page, 'start-welcome--docs');
  await expect(page.getByRole('button', { name: 'Reading direction' })).toBeVisible();
  const axe = new AxeBuilder({ page }).exclude('iframe').withRules(['color-contrast']).setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);

  await expect(docs.getByRole('link', { name: 'llms.txt' })).toHaveAttribute('href', './llms.txt');
  await docs.getByRole('row', { name: 'start an action' }).getByRole('link', { name: 'Button', exact: true }).click();
  await expect(docs.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  const button = docs.locator('.sbdocs-preview').first().getByRole('button', { name: 'Check out' });
  await docs
    .getByRole('row', { name: /^isDisabled/ })
    .getByText('true')
    .click();
  await expect(button).toBeDisabled();
  await openFromList(page, 'forms-textfield');
  await expect(docs.getByRole('heading', { level: 1, name: 'TextField' })).toBeVisible();
  const example = docs.locator('.sbdocs-preview').first();
  await expect(example.getByRole('textbox').first()).toBeVisible();
  await docs
    .getByRole('row', { name: /^description/ })
    .getByRole('textbox')
    .fill('Three letters and a number');
  await expect(example.getByText('Three letters and a number', { exact: true })).toBeVisible();
  await page.close();
});

/** Opens a component's page from Storybook's list of pages. */
const openFromList = (page: Page, component: string): Promise<void> => page.locator(`#${component}`).click();
