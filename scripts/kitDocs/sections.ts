import type { Guide } from '../../packages/ui/src/internal/guide.ts';
import type { Facts } from './facts.ts';
import type { PropText } from './readComponents.ts';
import type { Definition } from './typeText.ts';

/** What the Markdown pages and the pages of Storybook have in common. Runs in browsers, too. */

/** The keys of a component: those of its guide, otherwise those of its controls; empty if nothing takes the focus. */
export const keysOf = (guide: Guide | undefined, facts: Facts): Facts['keyboard'] => guide?.keyboard ?? facts.keyboard;

/** Shown instead of an empty list of keys. */
export const NO_KEYS = 'Nothing of its own takes the focus.';

/** The parts of a component that are components of the kit. */
export const madeOfText = ({ madeOf }: Facts): string =>
  madeOf.length === 0 ? 'No other component of the kit.' : `${madeOf.join(', ')}.`;

/** The texts that a component brings. */
export const textsText = ({ texts }: Facts): string =>
  texts.length === 0
    ? 'It has no texts of its own.'
    : `Its own texts, in English, Spanish and Arabic: ${texts.map((text) => `"${text}"`).join(', ')}.`;

/** The title above what an entry point exports beside the component of its page. */
export const BESIDE = 'Also in this entry point';

/** The kit's types that the properties and values of a page name, each once. */
export function typesOfPage({
  text,
  parts,
  values,
}: {
  text: { props: readonly PropText[] };
  parts: readonly { text: { props: readonly PropText[] } }[];
  values: readonly { definitions: readonly Definition[] }[];
}): Definition[] {
  const props = [...text.props, ...parts.flatMap((part) => part.text.props)];
  const found = [...props, ...values].flatMap(({ definitions }) => definitions);
  return [...new Map(found.map((one) => [one.name, one])).values()];
}
