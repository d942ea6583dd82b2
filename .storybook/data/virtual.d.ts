declare module 'virtual:kit-data' {
  import type { PropText } from '../../scripts/kitDocs/readComponents.ts';

  /** Properties by component. */
  export const props: Readonly<Record<string, readonly PropText[] | undefined>>;
  /** `llms.txt` and the Markdown page of each component, by path. */
  export const pages: Readonly<Record<string, string>>;
  /** Screens of the apps that use a component: `portal: requests`. */
  export const screens: Readonly<Record<string, readonly string[] | undefined>>;
}
