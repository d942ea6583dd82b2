import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { classNames } from '../scripts/classNames.ts';
import { storyName } from '../scripts/kitDocs/storyName.ts';
import { kitData } from './data/kitData.ts';
import { kitDependencies, reactDependencies } from './dependencies.ts';

const appearance = (file: string): string => fileURLToPath(new URL(`../book/appearance/${file}`, import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./book/*.mdx', './book/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  experimental_indexers: (others = []) =>
    others.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          entry.type === 'story' && entry.name !== undefined ? { ...entry, name: storyName(entry.name) } : entry,
        ),
    })),
  // The font of Storybook's own frame, because the pages get it from the kit; the pictures of the gallery.
  staticDirs: [
    { from: '../packages/ui/node_modules/@fontsource-variable/archivo/files', to: '/fonts' },
    { from: '../book/pictures', to: '/pictures' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    // Answers programs at `/mcp`. Its list of components names folders of this machine, so a build has none.
    ...(process.env['NODE_ENV'] === 'development' ? ['@storybook/addon-mcp'] : []),
  ],
  // Storybook runs the `afterEach` hooks in reverse order: `beforeAxe.ts`, then axe, then `preview.ts`.
  previewAnnotations: (others = []) =>
    process.env['VITEST'] ? [appearance('preview.ts'), ...others, appearance('beforeAxe.ts')] : others,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The readers want to learn the kit, not Storybook.
  features: {
    sidebarOnboardingChecklist: false,
    // Storybook writes the code of each story for its docs page; tests of stories show none.
    experimentalCodeExamples: !process.env['VITEST'],
  },
  // `kitData` reads the properties, with the types that TypeScript resolves.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The vitest addon reads only this file, so the plugin cannot be in a vite.config.ts.
      plugins: [vanillaExtractPlugin({ identifiers: classNames }), kitData()],
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        // Otherwise Vite compresses all files to print their sizes.
        reportCompressedSize: false,
        // A page finds the properties of its component by the name of the function.
        rolldownOptions: { output: { keepNames: true } },
      },
      optimizeDeps: {
        include: [
          '@storybook/addon-docs/blocks',
          '@storybook/addon-themes',
          'storybook/theming',
          'axe-core',
          'chromatic/isChromatic',
          'minisearch',
          'react-live',
          ...reactDependencies,
          ...kitDependencies,
        ],
      },
    }),
};

export default config;
