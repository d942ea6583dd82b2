/** Keys of the camera scanner only: the English text is the key; translations are in src/messages. */
export type CameraScannerText =
  | 'Camera'
  | 'Camera access is blocked. Allow it in the browser’s settings for this page, or type the barcode.'
  | 'Camera {number}'
  | 'Close the camera'
  | 'Hold the barcode between the corners.'
  | 'Light'
  | 'Scan {number}'
  | 'Starting the camera. Allow access if the browser asks.'
  | 'The barcode reader could not be loaded. Check the connection, then try again.'
  | 'The camera is not responding. Close other apps that use it, then try again.'
  | 'The camera works only on a secure page. Open this page with https://, or type the barcode.'
  | 'This camera has no flashlight.'
  | 'This device has no camera. Type the barcode, or use a scanner.'
  | 'Try again';
