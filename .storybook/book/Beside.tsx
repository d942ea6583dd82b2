import { Heading, Source, Subheading } from '@storybook/addon-docs/blocks';
import type { PropText } from '../../scripts/kitDocs/readComponents.ts';
import type { ValueText } from '../../scripts/kitDocs/readValues.ts';
import { BESIDE } from '../../scripts/kitDocs/sections.ts';
import type { PartText } from '../../scripts/kitDocs/write.ts';
import { LinkedText } from './ComponentLinks.tsx';
import { systemTheme } from './systemTheme.ts';

/** What the entry point exports beside the component of the page: smaller components, and values. */
export function Beside({ parts, values }: { parts: readonly PartText[]; values: readonly ValueText[] }) {
  if (parts.length + values.length === 0) return null;
  return (
    <>
      <Heading>{BESIDE}</Heading>
      {parts.map(({ name, entry, text }) => (
        <section key={name}>
          <Head name={name} entry={entry} description={text.description} />
          <PropsTable props={text.props} />
        </section>
      ))}
      {values.map((value) => (
        <section key={value.name}>
          <Head {...value} />
          <Value {...value} />
        </section>
      ))}
    </>
  );
}

function Head({ name, entry, description }: { name: string; entry: string; description: string }) {
  return (
    <>
      <Subheading>{name}</Subheading>
      <p>
        <LinkedText text={description} />
      </p>
      <Source code={`import { ${name} } from '@instore/ui/${entry}';`} language="ts" dark={systemTheme === 'dark'} />
    </>
  );
}

/** The properties of a component without controls: it has no example of its own on the page. */
function PropsTable({ props }: { props: readonly PropText[] }) {
  const attributes = props.filter(({ isAttribute }) => isAttribute).map(({ name }) => name);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What for</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
        </tr>
      </thead>
      <tbody>
        {props
          .filter(({ isAttribute }) => !isAttribute)
          .map(({ name, description, type, isRequired, byDefault }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <LinkedText text={description} />
              </td>
              <td>
                <code>{type}</code>
              </td>
              <td>{isRequired ? 'required' : byDefault === undefined ? null : <code>{byDefault}</code>}</td>
            </tr>
          ))}
        {attributes.length > 0 && (
          <tr>
            <th scope="row">
              <code>{attributes.join(', ')}</code>
            </th>
            <td>Attributes of the element</td>
            <td>as in React</td>
            <td>none</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Value({ name: value, type, members }: ValueText) {
  if (members.length === 0) {
    return (
      <p>
        Its type is <code>{type}</code>.
      </p>
    );
  }
  if (members.every((member) => member.type === '')) return <p>{members.map(({ name }) => name).join(', ')}</p>;
  return (
    <table>
      <tbody>
        {members.map((member) => (
          <tr key={member.name}>
            <th scope="row">
              <code>{`${value}.${member.name}`}</code>
            </th>
            <td>
              <code>{member.type}</code>
            </td>
            <td>
              <LinkedText text={member.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
