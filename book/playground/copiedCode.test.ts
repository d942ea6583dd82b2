import { expect, test } from 'vitest';
import { copiedCode, withoutImports } from '../../.storybook/book/copiedCode.ts';

const entries = { Button: 'Button', Pagination: 'Pagination', icons: 'Icon' };

const PAGING = `const Example = () => {
  const [page, setPage] = useState<number>(3);
  return (
    <Pagination page={page} onChange={setPage} onLast={fn()}>
      <Button icon={icons.plus}>A pagination</Button>
    </Pagination>
  );
};`;

test('A developer copies an example with its imports and without spies of tests', () => {
  expect(copiedCode(PAGING, entries)).toBe(`import { Button } from '@instore/ui/Button';
import { icons } from '@instore/ui/Icon';
import { Pagination } from '@instore/ui/Pagination';
import { useState } from 'react';

export ${PAGING.replace('fn()', '() => {}')}`);
});

test('A type and the property of another object are not imported', () => {
  const code = 'const Example = () => <Button ref={useRef<Pagination>(own.icons.plus)} />;';
  expect(copiedCode(code, entries)).toBe(`import { Button } from '@instore/ui/Button';
import { useRef } from 'react';

export ${code}`);
});

test('A story that draws nothing of the kit alone has no code to copy', () => {
  expect(copiedCode('const Example = () => <WholeScreen rows={useState(3)} />;', entries)).toBeUndefined();
  expect(copiedCode(undefined, entries)).toBeUndefined();
});

test('What a parser complains about is no code', () => {
  expect(copiedCode("'>' expected. (9:136) <Button />", entries)).toBeUndefined();
});

test('The playground gets an example as an expression', () => {
  expect(withoutImports(copiedCode('const Do = () => <Button>Go</Button>;\n', entries)!)).toBe(
    '() => <Button>Go</Button>',
  );
});
