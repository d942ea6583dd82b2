/* oxlint-disable no-underscore-dangle -- the name of docgen's field. */
import { Controls, Description, Heading, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from '../../packages/ui/src/internal/guide.ts';

/** The docs page of a component: a live example, its import, when to use it, then every variant. */
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
      {/* An object that contains a picture is one line of thousands of letters, which must wrap. */}
      <style>{'.rejt-tree, .rejt-tree * { overflow-wrap: anywhere; white-space: normal; }'}</style>
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

/** The import statement; undefined for foundations and screens. */
function importOf(title: string, component: unknown, fileName: string): string | undefined {
  const folder = fileName.match(/\/src\/(?:components|retail)\/([^/]+)\/[^/]+\.stories\.tsx$/)?.[1];
  if (folder === undefined || title.startsWith('Foundations/')) return undefined;
  const [, page, part] = title.split('/');
  // A page below a component's shows a part of it. Docgen has the name, because a build shortens function names.
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
      <Heading>When not to use it</Heading>
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
          <Heading>Texts</Heading>
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
