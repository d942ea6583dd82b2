import { Controls, Description, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from '../../packages/ui/src/internal/guide.ts';

/** A page of the book: one live example first, how to take it, when to use it and when not, then every variant. */
export function ComponentPage() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const entry = importOf(preparedMeta.component, preparedMeta.parameters['fileName'] as string | undefined);
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {entry === undefined ? null : <Source code={entry} language="ts" dark={false} />}
      {guide === undefined ? null : <GuideSections guide={guide} />}
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

/** The line to copy; undefined for patterns and foundations, which are no component. */
function importOf(component: unknown, fileName: string | undefined): string | undefined {
  const name = (component as { displayName?: string; name?: string } | undefined)?.name;
  const folder = fileName?.match(/\/src\/([^/]+)\/[^/]+\.stories\.tsx$/)?.[1];
  return name === undefined || name === '' || folder === undefined
    ? undefined
    : `import { ${name} } from '@instore/ui/${folder}';`;
}

function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <h2 id="when-to-use">When to use it</h2>
      <Lines lines={guide.use} />
      <h2 id="when-not">When not</h2>
      <Lines lines={guide.avoid} />
      {guide.keyboard === undefined ? null : (
        <>
          <h2 id="keyboard">Keyboard</h2>
          <table>
            <tbody>
              {guide.keyboard.map(([keys, effect]) => (
                <tr key={keys}>
                  <th scope="row">
                    <kbd>{keys}</kbd>
                  </th>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {guide.accessibility === undefined ? null : (
        <>
          <h2 id="accessibility">Accessibility</h2>
          <Lines lines={guide.accessibility} />
        </>
      )}
      {guide.content === undefined ? null : (
        <>
          <h2 id="content">Words</h2>
          <Lines lines={guide.content} />
        </>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
