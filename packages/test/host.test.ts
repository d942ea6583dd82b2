import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumArgs, chromiumExecutable } from '../../scripts/browser.ts';
import { buildApp, runOnServer } from './outside.ts';

const outside = inject('outside');

let html = '';
/** The whole style sheet of the kit, as a host's bundler writes it. */
let css = '';
let browser: Awaited<ReturnType<typeof chromium.launch>>;

beforeAll(async () => {
  html = await runOnServer(
    `${outside}/server`,
    'page',
    `import { renderToString } from 'react-dom/server';
     import { Barcode, Button, EmptyState, Menu, Stamp, TextField, ToastRegion, UiProvider } from '@instore/ui';
     process.stdout.write(renderToString(
       <UiProvider>
         <EmptyState title="No results found" action={<Button>Clear</Button>}><Stamp state="next">Next</Stamp></EmptyState>
         <ToastRegion />
       </UiProvider>,
     ));`,
  );
  ({ css } = await buildApp(outside, 'sheet', `import '@instore/ui/styles.css';`));
  const executablePath = chromiumExecutable();
  browser = await chromium.launch({ args: chromiumArgs(), executablePath });
});
afterAll(() => browser.close());

async function look(styles: string, property: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.setContent(`${styles}${html}`);
    return await page
      .locator('button')
      .evaluate((button, name) => getComputedStyle(button).getPropertyValue(name), property);
  } finally {
    await page.close();
  }
}

test('the kit renders on a server, which has no document', () => {
  expect(html).toContain('No results found');
  expect(html).toMatch(/<button[^>]*>Clear<\/button>/);
});

test("a host's rule overrides the kit's, at any position and with any specificity", async () => {
  const kit = `<style>${css}</style>`;
  expect(await look('', 'border-radius')).toBe('0px');
  expect(await look(kit, 'border-radius')).toBe('4px');
  expect(await look(kit, 'min-height')).toBe('48px');
  const host = '<style>button { border-radius: 20px }</style>';
  expect(await look(`${host}${kit}`, 'border-radius')).toBe('20px');
  expect(await look(`${kit}${host}`, 'border-radius')).toBe('20px');
  expect(await look(`${host}${kit}`, 'min-height')).toBe('48px');
});

test("a host's reset stays below the kit when it is in a layer named before the kit's", async () => {
  const reset = '@layer reset { button { border-radius: 0; min-height: 0; padding: 0 } }';
  const page = `<style>@layer reset, instore;</style><style>${css}</style><style>${reset}</style>`;
  expect(await look(page, 'min-height')).toBe('48px');
  expect(await look(page, 'border-radius')).toBe('4px');
});
