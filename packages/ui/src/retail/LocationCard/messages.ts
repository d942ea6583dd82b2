/** The texts of LocationCard. */
export type LocationCardText = 'In use' | 'Work here';
