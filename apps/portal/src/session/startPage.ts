/** The path where a session starts and to which a logout returns. */
export const START_PAGE = '/';
