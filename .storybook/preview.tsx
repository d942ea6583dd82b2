import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';

import { useLayoutEffect } from 'react';
import { Language } from '../packages/ui/src/internal/Language.ts';
import { UiProvider } from '../packages/ui/src/UiProvider/UiProvider.tsx';

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
  initialGlobals: { direction: 'ltr', textSize: '100' },
  decorators: [
    (Story, { globals }) => {
      const direction = String(globals['direction']);
      const textSize = String(globals['textSize']);
      useLayoutEffect(() => {
        document.documentElement.dir = direction;
        document.documentElement.style.fontSize = `${textSize}%`;
      }, [direction, textSize]);
      // React Aria takes the direction from the language.
      return (
        <Language locale={direction === 'rtl' ? 'ar-EG' : 'en-US'}>
          <UiProvider>
            <Story />
          </UiProvider>
        </Language>
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
