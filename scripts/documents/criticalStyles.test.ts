import { expect, test } from 'vitest';
import { criticalStyles } from './criticalStyles.ts';

const sheet = `
  @layer kit;
  @layer kit { .a { color: red } .b { color: blue } .a .b { color: green } @media print { .b { color: #000 } } }
  @font-face { font-family: Archivo; src: url(archivo.woff2) }
  @font-face { font-family: Archivo fallback; src: local(Arial); size-adjust: 101% }
  :root { --ink: #111 }
`;

test('A document has the styles of its views, and no typeface that is loaded', () => {
  const styles = criticalStyles([sheet], ['<p class="a other"></p>']);
  expect(styles).toMatch(/^@layer kit\{/);
  expect(styles).toContain('.a{color:red}');
  expect(styles).toContain('--ink:#111');
  expect(styles).toContain('size-adjust:101%');
  expect(styles).not.toMatch(/\.b|@media|url\(/);
});

test('Styles that two views need are there once', () => {
  const styles = criticalStyles([sheet], ['<p class="a"></p>', '<p class="a b"></p>']);
  expect(styles.match(/\.a\{/g)).toHaveLength(1);
  expect(styles).toContain('.a .b{color:green}');
});
