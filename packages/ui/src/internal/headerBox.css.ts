import { createContainer } from '@vanilla-extract/css';

/**
 * The header of the frame, as a container: what stands in it folds by the room there is, in rem, and so for large text
 * as for small screens. Outside of it nothing folds.
 */
export const headerBox = createContainer();
