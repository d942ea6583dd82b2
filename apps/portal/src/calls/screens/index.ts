export { CallsSection } from './CallsSection.tsx';
