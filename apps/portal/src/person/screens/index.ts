export { KiosksSection } from './KiosksSection.tsx';
export type { ProfilePageProps } from './ProfilePage.tsx';
export { SpotsSection } from './SpotsSection.tsx';
export { WorkplaceSection } from './WorkplaceSection.tsx';
