import { marketplaceImageUrl } from '@instore/ui';
import { useApp } from '../../app/context.ts';

/** Pictures of the store that `image-transform` can name (contract). */
const OWN = /^\/artwork\/(products|icons)\/[A-Za-z0-9-]+\.svg$/;

/** Widths of pictures that the store makes, CSS pixels (contract, `image-transform`). */
type Width = 100 | 200 | 320 | 500;

/**
 * Gives the address of a picture in the size in which it is shown: pictures of the marketplace in its size for lists
 * [I-02], pictures of the store by its cached transform. Other addresses stay as they are.
 */
export function usePictureUrl(): (url: string, width: Width) => string {
  const { services, limits } = useApp().config;
  return (url, width) =>
    OWN.test(url)
      ? `${services.catalogue}/image-transform?src=${encodeURIComponent(url)}&width=${width}`
      : marketplaceImageUrl(url, limits.marketplaceImageHost);
}
