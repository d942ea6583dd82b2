/** Forbids `className` and `style`: looks come from named props, and parents space their children. */
export interface Unstyled {
  className?: never;
  style?: never;
}
