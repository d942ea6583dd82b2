// What the marketplace's image service is asked for; fixed by the specification [I-02].
const PARAMETERS = { compress: 'true', width: '200', quality: '90', dpr: '2' } as const;

/**
 * Asks the sneaker marketplace's image host for a picture of the size that lists need [I-02].
 *
 * @param url - any picture's address; left alone unless it is one of the web (http or https) at `host`
 * @param host - the marketplace's image host, from the runtime configuration (`limits.marketplaceImageHost`)
 */
export function marketplaceImageUrl(url: string, host: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  // `javascript://host/` has a host, too.
  if (parsed.host !== host || !/^https?:$/.test(parsed.protocol)) return url;
  for (const [name, value] of Object.entries(PARAMETERS)) parsed.searchParams.set(name, value);
  return parsed.href;
}
