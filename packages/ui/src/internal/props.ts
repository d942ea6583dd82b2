/** Looks come from props with names; parents space their children. Refused in the type. */
export interface Unstyled {
  className?: never;
  style?: never;
}
