import { Fragment } from 'react';
import { titles } from 'virtual:kit-data';
import { linkedParts } from './linkedParts.ts';
import { pageAddress } from './pageAddress.ts';

/** A sentence in which each name of a component is a link to its page, and code is set as code. */
export function LinkedText({ text }: { text: string }) {
  return linkedParts(text, (name) => titles[name] !== undefined).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text that does not change.
    <Fragment key={at}>
      {typeof part === 'string' ? (
        part
      ) : 'code' in part ? (
        <code>{part.code}</code>
      ) : (
        <ComponentLinks names={[part.component]} />
      )}
    </Fragment>
  ));
}

/** Names of components, each with a link to its page. */
export function ComponentLinks({ names }: { names: readonly string[] }) {
  return names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <a href={pageAddress(titles[name] ?? name)} target="_top">
        {name}
      </a>
    </Fragment>
  ));
}

/** The title of a page, with a link to it. */
export const PageLink = ({ title }: { title: string }) => (
  <a href={pageAddress(title)} target="_top">
    {title.replace('/', ' → ')}
  </a>
);
