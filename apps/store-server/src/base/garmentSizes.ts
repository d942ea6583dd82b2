/** The sizes of garments, smallest first. */
export const GARMENT_SIZES: readonly string[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
