import { addons } from 'storybook/manager-api';
import { brand } from './book/brand.ts';
import { systemTheme } from './book/systemTheme.ts';

addons.setConfig({ theme: brand[systemTheme], sidebar: { showRoots: true } });
