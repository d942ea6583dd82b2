/** Keys of ScanField only: the English text is the key; translations are in src/messages. */
export type ScanFieldText = 'Looking up' | 'Scanner ready';

/** Keys of the camera button and scanner only: the English text is the key; translations are in src/messages. */
export type CameraScannerText =
  | 'Close'
  | 'Hold the barcode between the corners.'
  | 'Light'
  | 'Scan with the camera'
  | 'Starting the camera. Allow access if the browser asks.'
  | 'The camera is not responding. Close other apps that use it, then try again.'
  | 'Camera access is blocked. Allow it in the browser’s settings for this page, or type the barcode.'
  | 'This camera has no flashlight.'
  | 'This device has no camera. Type the barcode, or use a scanner.'
  | 'Try again';
