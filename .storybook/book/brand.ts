import { create, type ThemeVars } from 'storybook/theming';
import { dark } from '../../packages/ui/src/theme/dark.ts';
import { light, type Theme } from '../../packages/ui/src/theme/light.ts';
import { fonts, radii } from '../../packages/ui/src/theme/scales.ts';

const corner = Number.parseInt(radii.box, 10);

/** The lightest grey on which white has 4.5 : 1 (WCAG 1.4.3); on the dark bar it has 3.1 : 1. */
const GREY = '#767676';

/** The theme of Storybook's frame, in the colours of the kit. */
const bookTheme = (base: 'light' | 'dark', theme: Theme): ThemeVars =>
  create({
    base,
    brandTitle: 'In-store kit',
    brandUrl: './?path=/docs/start-welcome--docs',
    brandTarget: '_self',
    fontBase: fonts.text,
    fontCode: fonts.mono,
    appBg: theme.paper,
    appContentBg: theme.raised,
    appPreviewBg: theme.paper,
    appBorderColor: theme.line,
    appBorderRadius: corner,
    inputBg: theme.raised,
    inputBorder: theme.edge,
    inputBorderRadius: corner,
    textColor: theme.ink,
    textMutedColor: theme.inkSoft,
    textInverseColor: theme.onInk,
    barBg: theme.raised,
    barTextColor: theme.inkSoft,
    barHoverColor: theme.ink,
    barSelectedColor: theme.ink,
    colorPrimary: theme.signal,
    // The background of the selected item, on which Storybook writes white, and the text of chosen tools.
    colorSecondary: base === 'light' ? theme.ink : GREY,
  });

export const brand = { light: bookTheme('light', light), dark: bookTheme('dark', dark) };

/** The themes of docs pages, which write links and chosen values in the second colour. */
export const pages = { light: brand.light, dark: { ...brand.dark, colorSecondary: dark.ink } };
