/** Screen parts that other subjects may import. */
export { AreaShell } from './AreaShell.tsx';
export { ContactUserMenu } from './ContactUserMenu.tsx';
export { useIsLocationSettled } from './useLocationStatus.ts';
