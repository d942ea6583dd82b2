import { downloadS3ImageUrl } from './handlers/downloadS3ImageUrl.ts';
import { transformImage } from './handlers/transformImage.ts';
import { artworkRenderer } from './rendering/artworkRenderer.ts';
import { createPictures } from './rendering/pictures.ts';
import type { OperationOptions, Operations } from '../operation.ts';

/** Pictures of products and of notification types, in the size that a screen needs. */
export const createPictureOperations = ({ artwork }: Pick<OperationOptions, 'artwork'>) =>
  ({
    downloadS3ImageUrl: downloadS3ImageUrl(artwork),
    transformImage: transformImage(createPictures({ render: artworkRenderer(artwork) })),
  }) satisfies Partial<Operations>;
