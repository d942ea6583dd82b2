import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

// Found only while stories load. Named here, or a cold run bundles them late, reloads the page and fails stories.
const kit = [
  'lucide-react',
  'react-aria-components/Button',
  'react-aria-components/Dialog',
  'react-aria-components/Heading',
  'react-aria-components/I18nProvider',
  'react-aria-components/Link',
  'react-aria-components/Menu',
  'react-aria-components/Modal',
  'react-aria-components/Popover',
  'react-aria-components/ProgressBar',
  'react-aria-components/Toast',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
].map((name) => `@instore/ui > ${name}`);

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
      optimizeDeps: {
        include: [
          '@storybook/addon-themes',
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          ...kit,
        ],
      },
    }),
};

export default config;
