declare module 'virtual:kit-data' {
  import type { BookText } from '../../scripts/kitDocs/bookTexts.ts';
  import type { Facts } from '../../scripts/kitDocs/facts.ts';
  import type { PropText } from '../../scripts/kitDocs/readComponents.ts';
  import type { Definition } from '../../scripts/kitDocs/typeText.ts';
  import type { Page } from '../../scripts/kitDocs/write.ts';

  /** The entry point of each value that the kit exports: `Icon` of `icons`. */
  export const entries: Readonly<Record<string, string | undefined>>;
  /** Properties by component. */
  export const props: Readonly<Record<string, readonly PropText[] | undefined>>;
  /** What the docstring of a component says, by component. */
  export const descriptions: Readonly<Record<string, string | undefined>>;
  /** Whether a component can be used, and since which release. */
  export const statuses: Readonly<Record<string, string | undefined>>;
  /** What the entry point of a component exports beside it. */
  export const beside: Readonly<Record<string, Pick<Page, 'parts' | 'values'> | undefined>>;
  /** The types that a component's page names. */
  export const types: Readonly<Record<string, readonly Definition[] | undefined>>;
  /** The files of the reference pictures. */
  export const pictures: readonly string[];
  /** The module of a pattern, by the title of its page. */
  export const patterns: Readonly<Record<string, string | undefined>>;
  /** What the next release changes, by package. */
  export const unreleased: Readonly<Record<string, readonly string[]>>;
  /** Titles in Storybook by component, also of a component on the page of another one: `Actions/Button`. */
  export const titles: Readonly<Record<string, string | undefined>>;
  /** What each page of Storybook says, for the search. */
  export const texts: readonly BookText[];
  /** Parts, keys and texts by component. */
  export const facts: Readonly<Partial<Record<string, Facts>>>;
  /** What a component adds to a page, in a sentence. */
  export const costs: Readonly<Record<string, string | undefined>>;
  /** Screens of the apps that use a component: `portal: requests`. */
  export const screens: Readonly<Record<string, readonly string[] | undefined>>;
  /** Components by the title of a screen's page: `Screens/Kiosk`. */
  export const screenParts: Readonly<Record<string, readonly string[] | undefined>>;
}
