/** A page whose document has views that the build has rendered. */
export type FirstViewPage = Pick<Window, 'document'> & { showFirstView?: () => void };

/**
 * Chooses what the document shows until the app has started; called in its head, before the first paint. `#root` has one
 * view, each other one is in a `<template>`. The document calls `showFirstView` once it has all of them, and hides `#root`
 * as long as its own element has `data-view`.
 *
 * @param view `data-view` of a template; undefined for the view in `#root`
 */
export function chooseFirstView(page: FirstViewPage, view: string | undefined): void {
  const { document } = page;
  const { dataset } = document.documentElement;
  if (view !== undefined) dataset['view'] = view;
  page.showFirstView = () => {
    const chosen = document.querySelector<HTMLTemplateElement>(`template[data-view="${view}"]`);
    if (chosen) {
      const { lang, dir, content } = chosen;
      Object.assign(document.documentElement, { lang, dir });
      document.querySelector('#root')?.replaceChildren(content);
    }
    delete dataset['view'];
  };
}
