export { TabletSection } from './TabletSection.tsx';
export { TabletsSection } from './TabletsSection.tsx';
