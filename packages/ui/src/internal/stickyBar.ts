/** A window with room for the bar above a list and some of its rows. */
export const ROOMY = '(min-width: 700px) and (min-height: 640px)';
