export { productPicture, type Palette, type ProductDrawing } from './products.ts';
export type { Silhouette } from './silhouettes.ts';
