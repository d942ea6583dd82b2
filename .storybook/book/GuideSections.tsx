import { Heading } from '@storybook/addon-docs/blocks';
import type { Guide } from '../../packages/ui/src/internal/guide.ts';
import { NO_KEYS } from '../../scripts/kitDocs/sections.ts';
import { LinkedText } from './ComponentLinks.tsx';

type Section = keyof Guide;

const TITLES: Record<Section, string> = {
  use: 'When to use it',
  avoid: 'When not to use it',
  anatomy: 'Anatomy',
  keyboard: 'Keyboard',
  accessibility: 'Accessibility',
  content: 'Texts',
};

/** Sections of a component's guide; those that it does not have are left out. */
export function GuideSections({ guide, sections }: { guide: Guide; sections: readonly Section[] }) {
  return sections.map((section) =>
    guide[section] === undefined ? null : (
      <section key={section}>
        <Heading>{TITLES[section]}</Heading>
        {section === 'anatomy' ? (
          <Anatomy parts={guide.anatomy ?? []} />
        ) : section === 'keyboard' ? (
          <Keyboard keys={guide.keyboard ?? []} />
        ) : (
          <Lines lines={guide[section] ?? []} />
        )}
      </section>
    ),
  );
}

function Anatomy({ parts }: { parts: NonNullable<Guide['anatomy']> }) {
  return (
    <ol>
      {parts.map(([part, what]) => (
        <li key={part}>
          <strong>{part}</strong>: <LinkedText text={what} />
        </li>
      ))}
    </ol>
  );
}

function Keyboard({ keys }: { keys: NonNullable<Guide['keyboard']> }) {
  if (keys.length === 0) return <p>{NO_KEYS}</p>;
  return (
    <table>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <th scope="row">
              <kbd>{key}</kbd>
            </th>
            <td>
              <LinkedText text={effect} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <LinkedText text={line} />
        </li>
      ))}
    </ul>
  );
}
