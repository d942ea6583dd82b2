import { afterEach, expect, test } from 'vitest';
import { CLASS_MARK } from '../packages/ui/src/internal/classMark.ts';
import { classNames, shortClassNames } from './classNames.ts';

const { NODE_ENV } = process.env;
afterEach(() => void (process.env['NODE_ENV'] = NODE_ENV));

test('an engineer reads where a class name is declared, and a release has short names', () => {
  const name = { hash: 'x1', filePath: 'src/Button/Button.css.ts', debugId: 'row/first' };
  process.env['NODE_ENV'] = 'development';
  expect(classNames(name)).toBe(`${CLASS_MARK}Button_row_first-x1`);
  expect(classNames({ hash: 'x1', filePath: name.filePath })).toBe(`${CLASS_MARK}Button-x1`);
  expect(shortClassNames(name)).toBe(`${CLASS_MARK}x1`);
  process.env['NODE_ENV'] = 'production';
  expect(classNames(name)).toBe(`${CLASS_MARK}x1`);
});
