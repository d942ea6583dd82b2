import { UiProvider, type UiProviderProps, useScanGuard } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';

/**
 * The kit's provider in the language of the page: it sets `lang`, `dir` and the kit's texts. On each page the keys of a
 * scanner press no button.
 */
export function PageLanguage({ navigate, children }: Pick<UiProviderProps, 'navigate' | 'children'>) {
  useScanGuard();
  const { locale, translation } = useSnapshot(useApp().language.state);
  return (
    <UiProvider navigate={navigate} locale={locale} messages={translation?.kit}>
      {children}
    </UiProvider>
  );
}
