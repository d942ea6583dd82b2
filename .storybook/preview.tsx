import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';

import { useLayoutEffect } from 'react';
import { Language } from '../packages/ui/src/internal/Language.tsx';
import { ar } from '../packages/ui/src/messages/ar.ts';
import { es } from '../packages/ui/src/messages/es.ts';
import type { Messages } from '../packages/ui/src/UiProvider/Messages.ts';
import { UiProvider } from '../packages/ui/src/UiProvider/UiProvider.tsx';

/** The kit's words in the language that the toolbar names; English travels with the components. */
const translations: Record<string, Messages> = { 'es-US': es, 'ar-EG': ar };

/** English, set in a script that is read from the right: direction alone, every figure and word as it was. */
const MIRRORED = 'en-Arab-US';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, matchers: { date: /(At|Date)$/ } },
    docs: { toc: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Patterns'] } },
    backgrounds: { disable: true },
  },
  globalTypes: {
    locale: {
      description: "Language of the kit's own words, figures, dates and money",
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en-US', title: 'English' },
          { value: 'es-US', title: 'Español' },
          { value: 'ar-EG', title: 'العربية' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    textSize: {
      description: 'Size of text, as set in the browser',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '150', title: 'Text 150 %' },
          { value: '200', title: 'Text 200 %' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'en-US', direction: 'ltr', textSize: '100' },
  decorators: [
    (Story, { globals }) => {
      const chosen = String(globals['locale']);
      const locale = chosen === 'en-US' && globals['direction'] === 'rtl' ? MIRRORED : chosen;
      const messages = translations[locale];
      const textSize = String(globals['textSize']);
      useLayoutEffect(() => {
        document.documentElement.style.fontSize = `${textSize}%`;
      }, [textSize]);
      return (
        <UiProvider locale={locale} {...(messages && { messages })}>
          <Language>
            <Story />
          </Language>
        </UiProvider>
      );
    },
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark', contrast: 'contrast' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
};

export default preview;
