/* oxlint-disable no-underscore-dangle -- docgen keeps what it found in a field that is named so. */
import { Controls, Description, Heading, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from '../../packages/ui/src/internal/guide.ts';

/** A page of the book: one live example first, how to take it, when to use it and when not, then every variant. */
export function ComponentPage() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const entry = importOf(preparedMeta.title, preparedMeta.component, preparedMeta.parameters['fileName'] as string);
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {entry === undefined ? null : <Source code={entry} language="ts" dark={false} />}
      {guide === undefined ? null : <GuideSections guide={guide} />}
      {/* An object with a picture in it is written on one line of thousands of letters, and the page scrolled sideways. */}
      <style>{'.rejt-tree, .rejt-tree * { overflow-wrap: anywhere; white-space: normal; }'}</style>
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

/** The line to copy; undefined for foundations and for screens, which are no component. */
function importOf(title: string, component: unknown, fileName: string): string | undefined {
  const folder = fileName.match(/\/src\/(?:components|retail)\/([^/]+)\/[^/]+\.stories\.tsx$/)?.[1];
  if (folder === undefined || title.startsWith('Foundations/')) return undefined;
  const [, page, part] = title.split('/');
  // A page below a component's shows a part of it. The name is docgen's: a build shortens the names of functions.
  const name = part === undefined ? ((component as Documented | undefined)?.__docgenInfo?.displayName ?? page) : page;
  return `import { ${name} } from '@instore/ui/${folder}';`;
}

interface Documented {
  __docgenInfo?: { displayName?: string };
}

function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Lines lines={guide.use} />
      <Heading>When not</Heading>
      <Lines lines={guide.avoid} />
      {guide.anatomy === undefined ? null : (
        <>
          <Heading>Anatomy</Heading>
          <ol>
            {guide.anatomy.map(([part, what]) => (
              <li key={part}>
                <strong>{part}</strong>: {what}
              </li>
            ))}
          </ol>
        </>
      )}
      {guide.keyboard === undefined ? null : (
        <>
          <Heading>Keyboard</Heading>
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
          <Heading>Accessibility</Heading>
          <Lines lines={guide.accessibility} />
        </>
      )}
      {guide.content === undefined ? null : (
        <>
          <Heading>Words</Heading>
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
