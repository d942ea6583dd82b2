import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { unreleased } from 'virtual:kit-data';

/** What the next release changes, by package. */
export const Unreleased = () =>
  Object.entries(unreleased).map(([name, changes]) => (
    <section key={name}>
      <Heading>{name}</Heading>
      <Markdown>{changes.length === 0 ? 'Nothing yet.' : changes.map((change) => `- ${change}`).join('\n')}</Markdown>
    </section>
  ));
