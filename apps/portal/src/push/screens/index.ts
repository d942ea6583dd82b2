export { PushSection } from './PushSection.tsx';
