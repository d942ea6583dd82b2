import './styles.ts';
import type { UiProviderProps } from '@instore/ui';
import { createTheme, MantineProvider } from '@mantine/core';

const theme = createTheme({ fontFamily: 'Archivo Variable, sans-serif', defaultRadius: 'sm' });

export const UiProvider = ({ children }: UiProviderProps) => (
  <MantineProvider theme={theme}>{children}</MantineProvider>
);

const close = () => undefined;
const show = () => close;

/** Toasts are loaded on demand by the kit, and are left out here. */
export const toasts = { positive: show, caution: show, critical: show, info: show, clear: close };
export const ToastRegion = () => null;
