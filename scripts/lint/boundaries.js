import { posix, relative } from 'node:path';

/**
 * What each module may not import. A target is a package, or a file of the repository by its path. All entries that fit
 * a file count.
 */

const REACT = /^(react|react-dom)(\/|$)/;
const DRAWING = /^(react|react-dom|@instore\/ui|@tanstack\/react-router)(\/|$)/;
const VALTIO = /^valtio(\/|$)/;
const NETWORK = /^(openapi-fetch$|@azure\/|@stomp\/|@instore\/realtime$)/;
const STYLES = /\.css(\.ts)?$/;
const APPS = /^apps\//;
const SERVER = /^apps\/store-server\//;
const PACKAGES_BY_PATH = /^packages\//;

/** A test, a story, or what only they use. */
const TRIES = /\.(stories|test)\.tsx?$|\/(fixtures|patterns)\//;

const kit = [
  {
    of: /^packages\/ui\/src\/patterns\/apps\/\w+\.tsx$/,
    never: [/^(?!@instore\/ui$|react$)/],
    why: 'A pattern imports the kit by its name, as an app does.',
  },
  {
    of: /^packages\/ui\/src\/(?!patterns\/apps\/)/,
    never: [/^@instore\/(?!artwork$)/, VALTIO, /^@tanstack\/react-router$/, NETWORK, APPS, /^packages\/(?!ui\/)/],
    why: 'The kit does not depend on stores, network or routes.',
  },
  {
    of: /^packages\/ui\/src\//,
    unless: TRIES,
    never: [TRIES, /^@instore\/artwork$/],
    why: 'Fixtures and whole screens are for stories and tests alone.',
  },
  {
    of: /^packages\/ui\/src\/(components|internal)\//,
    unless: TRIES,
    never: [/^packages\/ui\/src\/retail\//],
    why: 'General components never import retail ones.',
  },
  {
    of: /^packages\/ui\/src\/theme\//,
    unless: TRIES,
    never: [REACT, /^react-aria/, /^packages\/ui\/src\/(components|retail)\//],
    why: 'The theme is vanilla-extract alone.',
  },
];

const packages = [
  {
    of: /^packages\/api\/src\//,
    never: [REACT, VALTIO, /^@azure\//, /^@instore\//, APPS, /^packages\/(?!api\/)/],
    why: 'The client is given getToken; it knows no screen and no sign-in library.',
  },
  {
    of: /^packages\/browser\/src\//,
    never: [REACT, VALTIO, /^@azure\//, /^@instore\/(api|realtime)/, APPS, /^packages\/(?!browser\/)/],
    why: 'What both apps need of the browser makes no calls of the contract and draws nothing.',
  },
  {
    of: /^packages\/realtime\/src\//,
    never: [REACT, VALTIO, /^@azure\//, /^@instore\/ui/, APPS, /^packages\/(?!realtime\/)/],
    why: "The live connection knows STOMP and the contract's types alone.",
  },
  {
    of: /^packages\/realtime\/src\//,
    never: [/^@instore\/api(\/|$)/],
    typesAreFine: true,
    why: 'Types alone: the live connection makes no calls.',
  },
];

/** A subject of the portal: a folder beside these five. */
const SUBJECT = /^apps\/portal\/src\/(?!(?:app|documents|routes|session|shared)\/)([\w-]+)\//;
const PORTAL_TEST = /^apps\/portal\/src\/.*\.test\.tsx?$/;
/** Files that draw: components, hooks, and what only these use. */
const SCREEN =
  /^apps\/(portal\/src\/(?!routes\/)[\w-]+\/((screens|search(?!\/texts)|components)\/|(.*\/)?(use[A-Z]\w*\.ts|[\w.]+\.tsx)$)|kiosk\/src\/screens\/)/;
/** Screens, and texts, whose types are the kit's. */
const DRAWS_OR_SPEAKS = new RegExp(`${SCREEN.source}|/texts/`);
const CONTEXT = /^apps\/portal\/src\/app\/context\.ts$/;

const isDeepInOtherSubject = (target, file) => {
  const other = SUBJECT.exec(target)?.[1];
  const isIndex = /^apps\/portal\/src\/[\w-]+\/((screens|search)\/)?index\.ts$/.test(target);
  return other !== undefined && other !== SUBJECT.exec(file)?.[1] && !isIndex;
};

const apps = [
  {
    of: /^apps\/(portal|kiosk)\/src\//,
    never: [STYLES, SERVER, PACKAGES_BY_PATH],
    why: 'An app has no styles and imports packages by their names.',
  },
  { of: SUBJECT, unless: PORTAL_TEST, never: [isDeepInOtherSubject], why: 'A subject is imported through its index.' },
  {
    of: /^apps\/portal\/src\/shared\//,
    unless: PORTAL_TEST,
    never: [SUBJECT],
    why: 'What subjects share knows no subject.',
  },
  {
    of: /^apps\/(portal\/src\/(?!app\/|documents\/|main\.tsx|routes\/|routeTree)|kiosk\/src\/(?!documents\/|main\.tsx|wiring\/))/,
    unless: PORTAL_TEST,
    never: [
      /^apps\/portal\/src\/app\/(?!context\.ts$|texts\/)/,
      /^apps\/kiosk\/src\/wiring\//,
      /^apps\/portal\/src\/routes\//,
    ],
    why: 'Only the app creates state. Screens get it from the context.',
  },
  {
    of: /^apps\/(portal\/src\/(?!app\/|documents\/|main\.tsx|routes\/|routeTree)|kiosk\/src\/(rules|state)\/)/,
    unless: DRAWS_OR_SPEAKS,
    never: [DRAWING, SCREEN, CONTEXT],
    why: 'State, rules and the session are tested without React.',
  },
  {
    of: /^apps\/(portal\/src\/shared\/(address|format|lines|rights)|kiosk\/src\/rules)\//,
    never: [VALTIO, /^apps\/portal\/src\/session\//, /^apps\/kiosk\/src\/state\//],
    why: 'Rules are pure functions.',
  },
  {
    of: /^apps\/portal\/src\/session\//,
    never: [SUBJECT, /^apps\/portal\/src\/shared\//],
    why: 'The session knows no state of the areas.',
  },
  {
    of: /^apps\/(portal\/src\/app|kiosk\/src\/wiring)\//,
    unless: /\/context\.ts$|\.test\.tsx?$/,
    never: [SCREEN, /^apps\/portal\/src\/routes\//],
    why: 'What creates the state knows no screen.',
  },
  { of: SCREEN, never: [NETWORK], why: 'Screens compose the kit and the state: no network.' },
  { of: /^apps\/portal\/src\/routes\//, never: [NETWORK], why: 'Routes compose screens: no network.' },
];

/** What each folder of the server may import. `start` and the files beside the folders import all. */
const SERVER_FOLDERS = {
  base: [],
  db: ['base'],
  artwork: ['base', 'db'],
  security: ['base', 'db'],
  live: ['base', 'db', 'security'],
  ops: ['base', 'db', 'live'],
  webhooks: ['base', 'db'],
  push: ['base', 'db', 'security'],
  shopify: ['base', 'db', 'domain', 'import'],
  domain: ['artwork', 'base', 'db', 'live', 'security', 'webhooks'],
  import: ['base', 'db', 'domain', 'security'],
  http: ['artwork', 'base', 'db', 'domain', 'live', 'security'],
  signin: ['base', 'db', 'http', 'security'],
  seed: ['artwork', 'base', 'db', 'import', 'security'],
};

const SERVER_FILE = /^apps\/store-server\/src\/([\w-]+)\//;
const DOMAIN = /^apps\/store-server\/src\/domain\/([\w-]+)\//;

const isUpwards = (target, file) => {
  const [from, to] = [file, target].map((path) => SERVER_FILE.exec(path)?.[1]);
  const folders = SERVER_FOLDERS[from];
  return folders !== undefined && to !== undefined && to !== from && !folders.includes(to);
};

const isDeepInOtherDomain = (target, file) => {
  const other = DOMAIN.exec(target)?.[1];
  const isIndex = /^apps\/store-server\/src\/domain\/[\w-]+\/index\.ts$/.test(target);
  return other !== undefined && other !== DOMAIN.exec(file)?.[1] && !isIndex;
};

const server = [
  {
    of: /^apps\/store-server\/src\//,
    never: [REACT, /^@instore\/(ui|realtime)/, /^apps\/(?!store-server\/)/],
    why: 'The server answers the contract: it imports @instore/api and no screen.',
  },
  { of: SERVER, never: [PACKAGES_BY_PATH], why: 'Import a package by its name.' },
  {
    of: SERVER,
    // Tests compare the order of lines with the server's.
    never: [/^apps\/portal\/(?!src\/shared\/lines\/)/],
    why: 'The server and its tests know no screen and no state of the portal.',
  },
  {
    of: /^apps\/store-server\/src\//,
    never: [isUpwards],
    why: 'Imports go downwards only: start, signin, http, domain, live, security, db, base.',
  },
  { of: /^apps\/store-server\/src\//, never: [isDeepInOtherDomain], why: 'Import a domain through its index.' },
  { of: /^apps\/store-server\/src\/http\//, never: [DOMAIN], why: 'Operations come from the list in domain/index.ts.' },
];

const boundaries = [...kit, ...packages, ...apps, ...server];

/** Reports imports that cross a boundary of the table above. */
export const moduleBoundaries = {
  meta: {
    type: 'problem',
    docs: { description: 'A module imports only what its row in the table of boundaries allows' },
    messages: { crossed: '{{why}}' },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const rows = boundaries.filter(({ of, unless }) => of.test(file) && !unless?.test(file));
    if (rows.length === 0) return {};
    const check = (node, isType) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier;
      const crossed = rows.find(
        ({ never, typesAreFine }) => !(isType && typesAreFine) && never.some((one) => matches(one, target, file)),
      );
      if (crossed) context.report({ node: node.source, messageId: 'crossed', data: { why: crossed.why } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, false),
    };
  },
};

const matches = (pattern, target, file) =>
  typeof pattern === 'function' ? pattern(target, file) : pattern.test(target);
