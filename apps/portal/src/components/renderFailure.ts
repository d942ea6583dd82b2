/** The literal text of a render failure. */
export const RENDER_FAILURE = 'Sorry.. there was an error';
