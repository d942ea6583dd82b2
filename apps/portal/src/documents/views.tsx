import { type Area, ROLES, SERVICES, mayEnter } from '@instore/api';
import { LoaderScreen, UiProvider } from '@instore/ui';
import { RouterProvider, createMemoryHistory, createRouter } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createApp } from '../app/app.ts';
import { AppContext } from '../app/context.ts';
import type { RenderDocuments, View } from '../../../../scripts/documents/rendered.ts';
import type { Config } from '../config.ts';
import type { Auth } from '../session/auth.ts';
import { routeTree } from '../routeTree.gen.ts';
import { PageLanguage } from '../shared/language/PageLanguage.tsx';
import { LANGUAGES, LANGUAGE_CODES, type LanguageCode } from '../shared/language/language.ts';
import { areas, pagesOf } from '../shell/screens/areas.ts';
import { pageWithoutBrowser } from './pageWithoutBrowser.ts';

const AREAS = Object.keys(areas) as Area[];

/** The role that may open every page of an area: the document has the links of all of them. */
const EVERY_PAGE = 'Super_Admin';

/** Keeps the line of a text that is not known yet. */
const BLANK = '\u00A0';

/** Who a page is rendered for: most of the people who open it. */
const rendered = {
  '/': { status: 'signedOut' },
  '/shoesize': { status: 'signedIn', name: BLANK, role: 'Sales_Associate' },
  '/warehouse': { status: 'signedIn', name: BLANK, role: 'Warehouse_Personal' },
} as const satisfies Record<string, Partial<Auth>>;

type Path = keyof typeof rendered;

/** The configuration of a document that a host sends as it was built. */
const configOf = (brand: string): Config => ({
  brand: { name: brand, title: '', contact: '' },
  services: Object.fromEntries(
    [...SERVICES, 'live'].map((name) => [name, 'http://store.invalid']),
  ) as Config['services'],
  identity: { clientId: '', authority: '', knownAuthorities: [], scopes: [''], redirectUri: '' },
  limits: { redirectOrigins: [], marketplaceImageHost: '', lateAfterMs: 0 },
});

/** Renders the page at a path as it is before its data is known. */
async function renderPage(path: Path, language: LanguageCode, brand: string): Promise<string> {
  const app = createApp(configOf(brand), pageWithoutBrowser(path));
  await app.language.choose(language);
  Object.assign(app.auth, rendered[path]);
  // The location is read with the lines: until then the page has its tabs and a placeholder of the list.
  app.stores.state.status = 'ready';
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, context: { app }, history });
  await router.load();
  app.auth.role = EVERY_PAGE;
  const html = renderToString(
    <AppContext value={app}>
      <PageLanguage navigate={() => undefined}>
        <RouterProvider router={router} />
      </PageLanguage>
    </AppContext>,
  );
  return html.replaceAll(EVERY_PAGE, BLANK);
}

/** The views of the document for a path: the page in each language, and the loader. */
async function viewsOf(path: Path, brand: string): Promise<View[]> {
  const pages = LANGUAGE_CODES.map(async (code): Promise<View> => {
    const { locale } = LANGUAGES[code];
    return { name: code, locale, html: await renderPage(path, code, brand) };
  });
  const loader = renderToString(
    <UiProvider>
      <LoaderScreen label="Loading" />
    </UiProvider>,
  );
  return [...(await Promise.all(pages)), { name: 'loader', locale: LANGUAGES.en.locale, html: loader }];
}

/** The wide layout is rendered: on a small screen the panel beside the page is not shown before it is opened. */
const SMALL = '@media not (min-width:1024px){[data-first-view] aside{display:none}}';

/** Hides the links of the navigation that a role does not have, where the page has the role in `data-role`. */
const linksOfRoles = (area: Area): string =>
  ROLES.filter((role) => mayEnter(role, area))
    .flatMap((role) => {
      const own = new Set(pagesOf(area, role).map(({ href }) => href));
      const others = areas[area].pages.filter(({ href }) => !own.has(href));
      return others.map(({ href }) => `[data-role="${role}"] [data-first-view] a[href="${href}"]{display:none}`);
    })
    .join('');

export const renderDocuments: RenderDocuments = async (brand) => [
  { file: 'index.html', path: '/', views: await viewsOf('/', brand), styles: '' },
  ...(await Promise.all(
    AREAS.map(async (area) => ({
      file: `${area}.html`,
      path: `/${area}`,
      views: await viewsOf(`/${area}`, brand),
      styles: SMALL + linksOfRoles(area),
    })),
  )),
];
