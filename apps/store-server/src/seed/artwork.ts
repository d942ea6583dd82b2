import { createArtwork } from '../artwork/artwork.ts';
import { catalogue } from './catalogue.ts';

/** The pictures of the demo's products, of its people and of the notification types. */
export const demoArtwork = createArtwork(
  new Map(
    catalogue.map(({ row, silhouette, palette: { name, upper, overlay, accent, laces, midsole, sole, lining } }) => [
      `${row.sku ?? row.id}.svg`,
      {
        title: `${row.title}, ${name}`,
        silhouette,
        palette: { upper, overlay, accent, laces, midsole, sole, lining },
      },
    ]),
  ),
);
