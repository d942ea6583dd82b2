import { createContainer } from '@vanilla-extract/css';

/**
 * The header of AppShell as a CSS container. Its parts fold by its width in rem, so that they fold for large text as for
 * small screens. They do not fold outside of a header.
 */
export const headerBox = createContainer();
