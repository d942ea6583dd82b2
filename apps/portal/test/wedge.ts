// The scanner of the kit's own tests; the package does not export it.
export { wedge } from '../../../packages/ui/src/fixtures/wedge.ts';
