import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import jscodeshift, { type API, type FileInfo } from 'jscodeshift';
import { expect, test } from 'vitest';
import { root } from '../run.ts';

const parser = jscodeshift.withParser('tsx');
const rename = createRequire(import.meta.url)(join(root, 'packages/ui/codemods/0.2.0.cjs')) as (
  file: FileInfo,
  api: Pick<API, 'jscodeshift'>,
) => string | undefined;

const apply = (source: string): string | undefined => rename({ path: 'app.tsx', source }, { jscodeshift: parser });
const fixture = (name: string): Promise<string> => readFile(join(import.meta.dirname, 'codemods', name), 'utf8');

test.for(['KioskPopup', 'placing'])('The portal of release 0.1.0 moves to 0.2.0 by the codemod: %s', async (name) => {
  expect(apply(await fixture(`${name}.before.txt`))).toBe(await fixture(`${name}.after.txt`));
});

test('The codemod renames nothing of other packages, and nothing twice', async () => {
  const others = `import { CART_QUANTITY_MIN } from './own.ts';\nexport const a = <Popup claimedBy="x" />;`;
  expect(apply(others)).toBeUndefined();
  const after = await fixture('KioskPopup.after.txt');
  expect(apply(after)).toBe(after);
});

test('The codemod follows other names, members and shorthands', () => {
  expect(
    apply(`import { KioskRequestPopup as Popup } from '@instore/ui/KioskRequestPopup';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN as least } from '@instore/api';
export const popup = <Popup claimedBy="Ines" {...rest} />;
export const limits = { CART_QUANTITY_MAX, least, other: own.CART_QUANTITY_MAX };`),
  ).toBe(`import { KioskRequestPopup as Popup } from '@instore/ui/KioskRequestPopup';
import { CART_LINE_QUANTITY_MAX, CART_LINE_QUANTITY_MIN as least } from '@instore/api';
export const popup = <Popup acceptedBy="Ines" {...rest} />;
export const limits = { CART_QUANTITY_MAX: CART_LINE_QUANTITY_MAX, least, other: own.CART_QUANTITY_MAX };`);
});

test.for<[file: string, property: string]>([
  ['KioskRequestPopup/props.ts', 'acceptedBy'],
  ['IdleDialog/IdleDialog.tsx', 'onTouch'],
])('What the codemod renames to is a property: %s has %s', async ([file, name]) => {
  expect(await readFile(join(root, 'packages/ui/src/retail', file), 'utf8')).toMatch(
    new RegExp(`^ {2}${name}\\??:`, 'm'),
  );
});
