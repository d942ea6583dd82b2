/** The texts of the frame of all pages, in English. */
export type ShellText =
  | 'Check the address, or go to the start page.'
  | 'SHOESIZE'
  | 'This page does not exist'
  | 'WAREHOUSE'
  | 'Your stores and locations could not be loaded.'
  | '{location}, sales floor'
  | '{location}, stockroom'
  | 'A new version is ready.'
  | 'Load it';
