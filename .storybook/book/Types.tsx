import { Heading, Source } from '@storybook/addon-docs/blocks';
import type { PropText } from '../../scripts/kitDocs/readComponents.ts';
import { typesOf } from '../../scripts/kitDocs/sections.ts';
import { systemTheme } from './systemTheme.ts';

/** The declarations of the types that properties name; links in the table of properties lead here. */
export function Types({ props }: { props: readonly PropText[] }) {
  const types = typesOf(props);
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
