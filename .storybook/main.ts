import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { kitDependencies, reactDependencies } from './dependencies.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./book/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  // For the frame around the pages; the pages themselves get the type face from the kit.
  staticDirs: [{ from: '../packages/ui/node_modules/@fontsource-variable/archivo/files', to: '/fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Readers come for the kit, not to learn Storybook.
  features: { sidebarOnboardingChecklist: false },
  // TypeScript 7 has no JS API for the other one.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The vitest addon reads this file alone, so the plugin cannot live in a vite.config.ts.
      plugins: [vanillaExtractPlugin()],
      resolve: { dedupe: ['react', 'react-dom'] },
      optimizeDeps: {
        include: [
          '@storybook/addon-docs/blocks',
          '@storybook/addon-themes',
          'storybook/theming',
          ...reactDependencies,
          ...kitDependencies,
        ],
      },
    }),
};

export default config;
