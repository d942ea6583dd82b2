import type { Preview } from '@storybook/react-vite';
import { pages } from './brand.ts';
import { descriptionOf, documentedArgTypes } from './documentedArgTypes.ts';
import { DocsPage } from './PatternPage.tsx';
import { PageContainer } from './PageContainer.tsx';
import { systemTheme } from './systemTheme.ts';

/** What only docs pages and the panel of controls need: texts, types and the code of the pages, 2 MB. */
export const pageParts = {
  docs: {
    page: DocsPage,
    extractComponentDescription: descriptionOf,
    container: PageContainer,
    theme: pages[systemTheme],
  },
  argTypesEnhancers: [documentedArgTypes],
} satisfies Pick<Preview, 'argTypesEnhancers'> & { docs: object };
