/** The beginning of every class name of the kit: by it the reset finds the kit's elements. */
export const CLASS_MARK = 'ik-';
