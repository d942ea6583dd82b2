import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { root } from '../../scripts/run.ts';

const execute = promisify(execFile);

const code = `
import '@instore/ui/styles.css';
import { Button, UiProvider, icons, type ButtonProps } from '@instore/ui';
import { Stamp } from '@instore/ui/Stamp';
import { createApi, type Api } from '@instore/api';
import { connect, type LiveConnection } from '@instore/realtime';

export const parts = { createApi, connect };
export type Parts = [Api, LiveConnection];
export const variant: ButtonProps['variant'] = 'signal';
export const app = (
  <UiProvider>
    <Button icon={icons.bell} onPress={() => {}}>Ring</Button>
    <Stamp state="next">Next</Stamp>
    {/* @ts-expect-error a stamp has no such state */}
    <Stamp state="late">Late</Stamp>
    {/* @ts-expect-error the kit takes no class names */}
    <Button className="mine">Ring</Button>
  </UiProvider>
);`;

test.for(['bundler', 'nodenext'])(
  'a host under TypeScript sees the types (moduleResolution %s)',
  async (resolution) => {
    const app = join(inject('outside'), `types-${resolution}`);
    await mkdir(app, { recursive: true });
    await writeFile(join(app, 'app.tsx'), code);
    const compilerOptions = {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
      module: resolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution: resolution,
      jsx: 'react-jsx',
      strict: true,
      types: [],
      noEmit: true,
    };
    await writeFile(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['app.tsx'] }));
    const found = await execute(join(root, 'node_modules/.bin/tsc'), ['-p', app]).catch((error: unknown) => error);
    expect(found).toMatchObject({ stdout: '' });
  },
);
