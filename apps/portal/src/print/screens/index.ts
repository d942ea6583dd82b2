export { PrintersSection } from './PrintersSection.tsx';
export { PrintJobs } from './PrintJobs.tsx';
