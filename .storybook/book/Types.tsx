import { Heading, Source } from '@storybook/addon-docs/blocks';
import type { Definition } from '../../scripts/kitDocs/typeText.ts';
import { systemTheme } from './systemTheme.ts';

/** The declarations of the types that properties name; links in the table of properties lead here. */
export function Types({ types }: { types: readonly Definition[] }) {
  if (types.length === 0) return null;
  return (
    <>
      <Heading>Types</Heading>
      {types.map(({ name, text }) => (
        <div key={name} id={`type-${name}`}>
          <Source code={text} language="ts" dark={systemTheme === 'dark'} />
        </div>
      ))}
    </>
  );
}
