import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { systemTheme } from './systemTheme.ts';

/**
 * A docs page in the theme of the system: its own parts get the colours of the kit that fit Storybook's frame. Its texts
 * are English; the language of the toolbar changes the examples only.
 */
export function PageContainer({ children, ...page }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...page}>
      <div data-theme={systemTheme} lang="en" dir="ltr" style={{ display: 'contents' }}>
        {children}
      </div>
    </DocsContainer>
  );
}
