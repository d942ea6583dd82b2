import { UiProvider, type UiProviderProps } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useApp } from './app.ts';

/** The kit's provider in the language of the page: it sets `lang`, `dir` and the kit's texts. */
export function PageLanguage({ navigate, children }: Pick<UiProviderProps, 'navigate' | 'children'>) {
  const { locale, translation } = useSnapshot(useApp().language.facts);
  return (
    <UiProvider {...(navigate && { navigate })} locale={locale} {...(translation && { messages: translation.kit })}>
      {children}
    </UiProvider>
  );
}
