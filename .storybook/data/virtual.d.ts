declare module 'virtual:kit-data' {
  import type { PropText } from '../../scripts/kitDocs/readComponents.ts';

  /** Properties by component. */
  export const props: Readonly<Record<string, readonly PropText[] | undefined>>;
  /** Titles in Storybook by component: `Actions/Button`. */
  export const titles: Readonly<Record<string, string | undefined>>;
  /** Entry points by component: `Button`. */
  export const entries: Readonly<Record<string, string | undefined>>;
  /** `llms.txt` and the Markdown page of each component, by path. */
  export const pages: Readonly<Record<string, string>>;
  /** Screens of the apps that use a component: `portal: requests`. */
  export const screens: Readonly<Record<string, readonly string[] | undefined>>;
}
