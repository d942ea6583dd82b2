import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumArgs, chromiumExecutable } from '../../scripts/browser.ts';
import { root } from '../../scripts/run.ts';
import { buildApp } from './outside.ts';

const outside = inject('outside');
let browser: Awaited<ReturnType<typeof chromium.launch>>;

beforeAll(async () => {
  for (const name of ['bootstrap', 'tailwindcss', 'create-vite']) {
    const link = join(outside, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(join(root, 'node_modules', name)), link);
  }
  const executablePath = chromiumExecutable();
  browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath ? { executablePath } : {}) });
});
afterAll(() => browser?.close());

/**
 * The look of the kit's parts, and of a host's own article, in a page with these styles.
 *
 * @param isFirst whether they come before the kit's; a template imports its styles last
 */
async function look(name: string, styles: string, isFirst = true) {
  await mkdir(join(outside, name), { recursive: true });
  await writeFile(join(outside, name, 'host.css'), styles);
  const { css, code } = await buildApp(
    outside,
    name,
    `${isFirst ? `import './host.css';` : ''}
     import { Button } from '@instore/ui/Button';
     import { Heading } from '@instore/ui/Heading';
     import { TextField } from '@instore/ui/TextField';
     import { UiProvider } from '@instore/ui/UiProvider';
     import { createRoot } from 'react-dom/client';
     ${isFirst ? '' : `import './host.css';`}
     createRoot(document.getElementById('app')!).render(
       <UiProvider>
         <Heading level={2}>Returns</Heading>
         <Button variant="signal">Take back</Button>
         <TextField label="Reason" value="" onChange={() => {}} />
         <article className="article"><h3>Own</h3><ul><li>Own item</li></ul></article>
       </UiProvider>,
     );`,
  );
  const page = await browser.newPage();
  try {
    await page.setContent(
      `<style>${css}</style><div id="root"><div id="app"></div></div><script type="module">${code}</script>`,
    );
    await page.getByRole('button', { name: 'Take back' }).waitFor();
    return await measured(page);
  } finally {
    await page.close();
  }
}

const measured = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (selector: string): CSSStyleDeclaration => getComputedStyle(document.querySelector(selector)!);
    const button = styleOf('button');
    const heading = styleOf('h2');
    const field = styleOf('input');
    const list = styleOf('.article ul');
    return {
      button: [
        button.borderRadius,
        button.paddingInlineStart,
        button.backgroundColor,
        button.fontSize,
        button.minHeight,
      ],
      heading: [heading.fontSize, heading.marginBlockStart, heading.fontWeight],
      field: [field.fontSize, field.paddingInlineStart],
      own: [list.listStyleType, list.paddingInlineStart],
    };
  });

const kitOf = ({ button, heading, field }: Awaited<ReturnType<typeof look>>) => ({ button, heading, field });

let plain: Awaited<ReturnType<typeof look>>;
beforeAll(async () => {
  plain = await look('host-none', '');
});

test.for<[name: string, without: string, recipe: string]>([
  ['tailwind', `@import 'tailwindcss';`, `@layer theme, base, instore, components, utilities;\n@import 'tailwindcss';`],
  [
    'bootstrap',
    `@import 'bootstrap/dist/css/bootstrap-reboot.css';`,
    `@layer host, instore;\n@import 'bootstrap/dist/css/bootstrap-reboot.css' layer(host);`,
  ],
])(
  'a page with the reset of %s looks as the kit draws it, with the order of layers in docs/reuse.md',
  async ([name, without, recipe]) => {
    expect(kitOf(await look(`host-${name}`, recipe))).toEqual(kitOf(plain));
    // Otherwise the recipe is not needed.
    expect(kitOf(await look(`host-${name}-without`, without, false))).not.toEqual(kitOf(plain));
  },
);

test("the styles of Vite's template change the kit, so docs/reuse.md deletes them", async () => {
  const template = `@import 'create-vite/template-react-ts/src/index.css';`;
  expect(kitOf(await look('host-vite', template))).not.toEqual(kitOf(plain));
});

test("an article of the host keeps the browser's own headings and lists", async () => {
  expect(plain.own).toEqual(['none', '0px']);
  const reverted = await look(
    'host-article',
    `.article :where(h1, h2, h3, h4, p, ul, ol) { margin: revert; padding: revert; font: revert; list-style: revert; }`,
  );
  expect(reverted.own).toEqual(['disc', '40px']);
  expect(kitOf(reverted)).toEqual(kitOf(plain));
});
