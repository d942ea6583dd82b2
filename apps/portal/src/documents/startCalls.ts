import { type Area, DEFAULT_LINE_STATUS, DEFAULT_WAREHOUSE_STATUS, WAREHOUSE_STATUSES } from '@instore/api';
import { type StartingPage, configInDocument, readText, startCall } from '@instore/browser';
import { firstWhose } from '../requests/lineRights.ts';
import { LINE_PAGE_SIZE, linesQuery } from '../requests/linesQuery.ts';
import { PICK_PAGE_SIZE } from '../picks/pickPageSize.ts';
import type { Config } from '../config.ts';
import { hasEnded, readClaims } from '../session/claims.ts';
import { storedArea } from '../session/guard.ts';

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** What the calls need of the page. */
export interface CallsPage extends StartingPage {
  document: Pick<Document, 'querySelector'>;
  localStorage: Pick<Storage, 'getItem'>;
  sessionStorage: Pick<Storage, 'getItem'>;
}

/**
 * Starts the calls with which an area opens, while the program is still being loaded: user and role, stores, and the
 * first lines. Only with a stored session that has not ended, and only if the stored role may enter the area of the
 * path. The guard checks the role that the server answers, before anything is shown.
 *
 * @param now ms since 1970
 */
export async function startCalls(page: CallsPage, now: number): Promise<void> {
  const local = (key: string) => readText(page.localStorage, key) ?? undefined;
  const token = local('jwt-token');
  const user = token === undefined || hasEnded(token, now) ? undefined : readClaims(token);
  const area = storedArea({ auth: { token, user }, keys: { readLocal: local } }, page.location.pathname);
  if (user === undefined || area === undefined) return;
  const services = await servicesOf(page);
  if (services === undefined) return;
  const start = (service: keyof Config['services'], path: string, query: Query = {}) => {
    const known = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
    return startCall(page, `${services[service]}${path}${known.length > 0 ? `?${search}` : ''}`, `Bearer ${token}`);
  };
  const roles = start('user', `/role/${encodeURIComponent(user.sub)}`);
  const others = [start('user', `/${encodeURIComponent(user.user_id)}`), start('store', '/store-location')];
  const locationId = storedLocation(page, user.user_id) ?? (await homeLocation(roles));
  const lines =
    locationId === undefined ? undefined : linesOf(area, page.location, local('user-role') ?? '', locationId);
  if (lines) others.push(start(...lines));
  await Promise.all(others);
}

/** The addresses of the services: from the document, or from the file that the program reads, too. */
async function servicesOf(page: CallsPage): Promise<Config['services'] | undefined> {
  const config = configInDocument(page.document) ?? (await startCall(page, '/config.json'));
  return (config as Partial<Pick<Config, 'services'>> | undefined)?.services;
}

/** The location that this person has used last in this tab. */
function storedLocation({ sessionStorage }: CallsPage, userId: string): string | undefined {
  if (readText(sessionStorage, 'user-Id') !== userId) return undefined;
  return readText(sessionStorage, 'storeLocationId') ?? undefined;
}

/** The location of the first role, where a person begins. */
async function homeLocation(roles: Promise<unknown>): Promise<string | undefined> {
  const answer = (await roles) as { data?: readonly { locationId?: string }[] } | undefined;
  return answer?.data?.[0]?.locationId;
}

/** The call for the first lines of an area; undefined where the address has filters, or is that of another page. */
function linesOf(
  area: Area,
  { pathname, search }: Location,
  role: string,
  locationId: string,
): [service: keyof Config['services'], path: string, query: Query] | undefined {
  const { status, ...others } = Object.fromEntries(new URLSearchParams(search));
  if ((pathname !== '/' && pathname !== `/${area}`) || Object.keys(others).length > 0) return undefined;
  // The router writes texts that look like numbers in quotes.
  const known = <Value extends string>(values: readonly Value[], otherwise: Value) =>
    values.find((value) => value === status?.replaceAll('"', '')) ?? otherwise;
  if (area === 'shoesize') {
    const shown = { locationId, status: known(['1', '2', '3'], DEFAULT_LINE_STATUS), whose: firstWhose(role) };
    return ['storefront', '/request-lines', { ...linesQuery(shown), page: 0, size: LINE_PAGE_SIZE }];
  }
  const shown = { locationId, status: known(WAREHOUSE_STATUSES, DEFAULT_WAREHOUSE_STATUS) };
  return ['inventory', '/request-lines', { ...shown, page: 0, size: PICK_PAGE_SIZE }];
}
