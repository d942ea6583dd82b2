import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { kitDependencies, reactDependencies } from './dependencies.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JS API for the other one.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The vitest addon reads this file alone, so the plugin cannot live in a vite.config.ts.
      plugins: [vanillaExtractPlugin()],
      resolve: { dedupe: ['react', 'react-dom'] },
      optimizeDeps: { include: ['@storybook/addon-themes', ...reactDependencies, ...kitDependencies] },
    }),
};

export default config;
