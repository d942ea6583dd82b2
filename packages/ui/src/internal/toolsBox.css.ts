import { createContainer } from '@vanilla-extract/css';

/** The tools above a list: a button can be its icon where they are narrow. */
export const toolsBox = createContainer();
