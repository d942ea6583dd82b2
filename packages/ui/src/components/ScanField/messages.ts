/** What ScanField says by itself. */
export type ScanFieldText = 'Looking it up' | 'Scanner ready';

/** What the camera's button and scanner say by themselves. */
export type CameraScannerText =
  | 'Close'
  | 'Hold the barcode between the corners.'
  | 'Light'
  | 'Scan with the camera'
  | 'Starting the camera. The browser may ask for your permission.'
  | 'The camera does not answer. Another app may be using it: close it and try again.'
  | 'The camera may not be used here. Allow it in the browser’s settings of this page, or type the barcode.'
  | 'This camera has no light.'
  | 'This device has no camera. Type the barcode, or use a scanner.'
  | 'Try again';
