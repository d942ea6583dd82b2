import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { argsOfEmptyFields, emptyFields } from './book/emptyFields.ts';
import { exampleTagOf } from '../packages/ui/src/internal/examples.ts';
import { fixDate } from './book/fixDate.ts';
import { isInDocsPage } from './book/isInDocsPage.ts';
import { playInTurn } from './book/playInTurn.ts';
import { stopMotion } from './book/stopMotion.ts';
import { systemTheme } from './book/systemTheme.ts';
import { modes } from './modes.ts';
import { directionOf } from '../packages/ui/src/components/UiProvider/direction.ts';
import { ar } from '../packages/ui/src/messages/ar.ts';
import { es } from '../packages/ui/src/messages/es.ts';
import type { Messages } from '../packages/ui/src/messages/Messages.ts';
import { UiProvider } from '../packages/ui/src/components/UiProvider/UiProvider.tsx';

// What a play waits for. The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

if (isChromatic()) fixDate();

/** The texts of the kit in the language of the toolbar; English is part of the components. */
const translations: Record<string, Messages> = { 'es-US': es, 'ar-EG': ar };

/** English in a script that is read from right to left: changes only the direction. */
const MIRRORED = 'en-Arab-US';

const localeOf = (globals: Readonly<Record<string, unknown>>): string => {
  const chosen = String(globals['locale']);
  return chosen === 'en-US' && globals['direction'] === 'rtl' ? MIRRORED : chosen;
};

/** Props that the types forbid. */
const FORBIDDEN = ['className', 'style'];

/** A window of an example in a docs page loads neither the texts of docs pages nor the rules of axe: it shows none. */
const isExample = isInDocsPage();
const pages = isExample ? undefined : (await import('./book/pageParts.ts')).pageParts;

const themed = withThemeByDataAttribute({
  themes: { light: 'light', dark: 'dark', contrast: 'contrast' },
  defaultTheme: systemTheme,
  attributeName: 'data-theme',
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    actions: isExample ? { disable: true } : undefined,
    controls: { expanded: true, exclude: FORBIDDEN, matchers: { date: /(At|Date)$/ } },
    docs: {
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .sb-unstyled *' },
      controls: { exclude: FORBIDDEN },
      ...pages?.docs,
    },
    options: {
      storySort: {
        // Otherwise by folder: ShelfMap would be beside PickDetail.
        method: 'alphabetical',
        // By purpose. Storybook reads this list without running it, so it is written out: `kitDocs.test.ts` compares it.
        order: [
          'Start',
          ['Welcome', 'Use it in your app', 'Search', 'Gallery', 'Playground', 'Devices', 'What it does not have'],
          'Foundations',
          ['Colour', 'Define a brand', 'Brand', 'Measures'],
          'Layout',
          'Text and data',
          'Actions',
          'Forms',
          'Overlays',
          'Messages',
          'Collections',
          'Retail',
          'Sales floor',
          'Stockroom',
          'Kiosk',
          'Bookings',
          'Printing',
          'Patterns',
          ['A form', 'A request', 'Loading and failing'],
          'Screens',
          'News',
          ['Not released yet', 'Changelog', 'Versions and support'],
        ],
      },
    },
    backgrounds: { disable: true },
  },
  globalTypes: {
    locale: {
      description: 'Language of texts, numbers, dates and prices of the kit',
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
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Normal density' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System setting' },
          { value: 'still', title: 'Reduced motion' },
        ],
      },
    },
    textSize: {
      description: 'Text size, as set in the browser',
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
  argTypesEnhancers: pages?.argTypesEnhancers ?? [],
  argsEnhancers: [emptyFields],
  beforeEach: playInTurn,
  initialGlobals: {
    locale: 'en-US',
    direction: 'ltr',
    textSize: '100',
    density: 'normal',
    motion: 'system',
    a11y: isExample ? { manual: true } : undefined,
  },
  decorators: [
    (Story, { args, argTypes }) => <Story args={{ ...args, ...argsOfEmptyFields({ args, argTypes }) }} />,
    (Story, { globals }) => {
      const locale = localeOf(globals);
      const messages = translations[locale];
      const textSize = String(globals['textSize']);
      useLayoutEffect(() => {
        document.documentElement.style.fontSize = `${textSize}%`;
      }, [textSize]);
      const density = String(globals['density']);
      useLayoutEffect(() => {
        document.documentElement.dataset['density'] = density;
      }, [density]);
      const isStill = globals['motion'] === 'still';
      useLayoutEffect(() => stopMotion(isStill), [isStill]);
      return (
        <UiProvider locale={locale} messages={messages}>
          <Story />
        </UiProvider>
      );
    },
    // A docs page shows stories in several themes, but the addon sets one theme on the root: each story gets its own.
    (Story, { globals, tags, viewMode }) =>
      viewMode === 'docs' ? (
        <div
          // A picture: not to be pressed, and not read twice.
          inert={exampleTagOf(tags) !== undefined}
          // Empty until a theme is chosen in the toolbar.
          data-theme={String(globals['theme'] || systemTheme)}
          dir={directionOf(localeOf(globals))}
          style={{ background: 'var(--instore-paper)', padding: 16 }}
        >
          <Story />
        </div>
      ) : (
        <Story />
      ),
    // In a docs page, a story with its own theme does not change the theme of the page and of open overlays.
    (Story, context) =>
      context.viewMode === 'docs' && 'theme' in context.storyGlobals ? <Story /> : themed(Story, context),
  ],
};

export default preview;
