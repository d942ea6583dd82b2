// Size parameters for the marketplace's image service, fixed by the specification.
const PARAMETERS = { compress: 'true', width: '200', quality: '90', dpr: '2' } as const;

/**
 * Adds the size of list pictures to an address of the marketplace's image host.
 *
 * @param url - address of a picture; unchanged unless it is an http or https address at `host`
 * @param host - the marketplace's image host, from the runtime configuration (`limits.marketplaceImageHost`)
 */
export function marketplaceImageUrl(url: string, host: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  // `javascript://host/` also has a host.
  if (parsed.host !== host || !/^https?:$/.test(parsed.protocol)) return url;
  for (const [name, value] of Object.entries(PARAMETERS)) parsed.searchParams.set(name, value);
  return parsed.href;
}
