import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Elements that the reset changes. */
const RESET = /^(h[1-4]|p|dl|dd|ul|ol|figure|button|input|select|textarea|a|img|svg)$/;

/** `<p> in line 12` for each element that the reset changes and that has no class. */
function withoutClass(code: string): string[] {
  const file = ts.createSourceFile('X.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText(file);
      const hasClass = node.attributes.properties.some((one) => /^(className=|\{\.\.\.)/.test(one.getText(file)));
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      if (RESET.test(tag) && !hasClass) found.push(`<${tag}> in line ${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('every element of the kit that the reset changes has a class for the reset', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(components|retail|internal|loading)\/.*\.tsx$/.test(file) && !/\.(stories|test)\.tsx$/.test(file),
  );
  const found = files.flatMap((file) =>
    withoutClass(readFileSync(join(source, file), 'utf8')).map((element) => `${file}: ${element}`),
  );
  expect(found).toEqual([]);
});
