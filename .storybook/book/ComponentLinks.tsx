import { Fragment } from 'react';
import { titles } from 'virtual:kit-data';
import { pageAddress } from './pageAddress.ts';

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
