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
  browser = await chromium.launch({ args: chromiumArgs(), executablePath });
});
afterAll(() => browser?.close());

/**
 * The look of the kit's parts, and of a host's own article, in a page with these styles.
 *
 * @param isFirst whether they come before the kit's; a template imports its styles last
 * @param around the element around all parts
 */
async function look(name: string, styles: string, isFirst = true, around = 'UiProvider') {
  await mkdir(join(outside, name), { recursive: true });
  await writeFile(join(outside, name, 'host.css'), styles);
  const { css, code } = await buildApp(
    outside,
    name,
    `${isFirst ? `import './host.css';` : ''}
     import { Button } from '@instore/ui/Button';
     import { Heading } from '@instore/ui/Heading';
     import { Panel } from '@instore/ui/Panel';
     import { TextField } from '@instore/ui/TextField';
     ${around === 'UiProvider' ? `import { UiProvider } from '@instore/ui/UiProvider';` : ''}
     import { Fragment } from 'react';
     import { createRoot } from 'react-dom/client';
     ${isFirst ? '' : `import './host.css';`}
     createRoot(document.getElementById('app')!).render(
       <${around}>
         <Heading level={2}>Returns</Heading>
         <Button variant="signal">Take back</Button>
         <TextField label="Reason" value="" onChange={() => {}} />
         <Panel title="Reasons">
           <article className="own">
             <h3>Own</h3><p>Own text</p><ul><li>Own item</li></ul><a href="#own">Own link</a>
             <button type="button">Own button</button><img src="data:," alt="" />
           </article>
         </Panel>
       </${around}>,
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
    const body = styleOf('body');
    const own = (tag: string) => styleOf(`.own ${tag}`);
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
      body: [body.marginBlockStart, body.backgroundColor, body.fontSize],
      own: {
        heading: [own('h3').fontWeight, own('h3').marginBlockStart === '0px'],
        text: own('p').marginBlockStart === '0px',
        list: [own('ul').listStyleType, own('ul').paddingInlineStart],
        link: own('a').textDecorationLine,
        button: [own('button').borderStyle, own('button').cursor],
        picture: own('img').display,
        box: styleOf('.own').boxSizing,
      },
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
  'a page with the reset of %s keeps the look of the kit in the documented layers',
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

test('elements of the host keep the look of the browser, also within the kit', () => {
  expect(plain.own).toEqual({
    heading: ['700', false],
    text: false,
    list: ['disc', '40px'],
    link: 'underline',
    button: ['outset', 'default'],
    picture: 'inline',
    box: 'content-box',
  });
});

test('a component without UiProvider has the text size of the page', async () => {
  const page = await look('host-part', '', true, 'Fragment');
  expect(kitOf(page)).toEqual({ ...kitOf(plain), field: ['16px', '14px'] });
  expect(page.body).toEqual(['8px', 'rgba(0, 0, 0, 0)', '16px']);
  expect(plain.body).toEqual(['0px', expect.stringContaining('rgb('), '15px']);
});
