import { addons } from 'storybook/manager-api';
import { brand } from './book/brand.ts';

const isDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: isDark ? brand.dark : brand.light, sidebar: { showRoots: true } });
