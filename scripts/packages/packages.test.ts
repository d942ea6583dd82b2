import { expect, test } from 'vitest';
import { withBuiltSpecifiers } from './declarations.ts';
import { byEntry, entryPoint, publicExports } from './entries.ts';
import { styleOrder } from './styleOrder.ts';

test('an entry point of a component exports what the index exports of its folder', () => {
  const index = publicExports(`
    // A comment, export { Not } from './Not/Not.ts';
    export { Button, type ButtonProps } from './components/Button/Button.tsx';
    export * as icons from './components/Icon/icons.ts';
    export type { Line } from './retail/Cart/line.ts';
    export { Cart } from './retail/Cart/Cart.tsx';
    export { createTheme } from './theme/brand/createTheme.ts';
  `);
  const entries = byEntry(index);
  const text = (name: string, kind: 'types' | 'values') => entryPoint(entries.get(name) ?? [], kind, '..');
  expect([...entries.keys()]).toEqual(['Button', 'Icon', 'Cart', 'theme']);
  expect(text('Button', 'values')).toBe(`export { Button } from '../components/Button/Button.js';\n`);
  expect(text('Button', 'types')).toBe(`export { Button, type ButtonProps } from '../components/Button/Button.js';\n`);
  expect(text('Icon', 'values')).toBe(`export * as icons from '../components/Icon/icons.js';\n`);
  expect(text('Cart', 'values')).toBe(`export { Cart } from '../retail/Cart/Cart.js';\n`);
  expect(text('Cart', 'types')).toBe(
    `export { type Line } from '../retail/Cart/line.js';\nexport { Cart } from '../retail/Cart/Cart.js';\n`,
  );
});

test('an entry point renames what the index renames', () => {
  const [index] = publicExports(`export { fill as fillText, type Forms as TextForms } from './internal/message.ts';`);
  expect(entryPoint([index!], 'values', '..')).toBe(`export { fill as fillText } from '../internal/message.js';\n`);
  expect(entryPoint([index!], 'types', '..')).toBe(
    `export { fill as fillText, type Forms as TextForms } from '../internal/message.js';\n`,
  );
});

test.each([
  `export * from './components/Button/Button.tsx';`,
  `export const answer = 42;`,
  `import './components/Button/Button.tsx';`,
])('an index that says %j is refused, because no entry point would have its exports', (statement) => {
  expect(() => publicExports(statement)).toThrow('No entry point can be made of this');
});

test('a declaration names built modules, and no style sheets', () => {
  const source = `import './Button.css.ts';
import type { A } from './a.ts';
import { b } from 'react';
/** \`import('./example.tsx')\` */
export * from './c.tsx';
export declare const d: import('./d.ts').D;
`;
  expect(withBuiltSpecifiers(source)).toEqual({
    code: `import type { A } from './a.js';
import { b } from 'react';
/** \`import('./example.tsx')\` */
export * from './c.js';
export declare const d: import('./d.js').D;
`,
    modules: ['./a.js', './c.js', './d.js'],
  });
});

test('a sheet comes after the sheets that its module imports', () => {
  const modules = [
    { fileName: 'Dialog.js', imports: ['Button.js', 'Dialog.css'], dynamicImports: ['Later.js'] },
    { fileName: 'Button.js', imports: ['Button.css', 'react'], dynamicImports: [] },
    { fileName: 'Later.js', imports: ['Button.js', 'Later.css'], dynamicImports: ['Dialog.js'] },
    { fileName: 'Text.js', imports: ['Text.css'], dynamicImports: [] },
  ];
  expect(styleOrder(modules, ['Dialog.js', 'Text.js'])).toEqual(['Button.css', 'Dialog.css', 'Text.css', 'Later.css']);
});
