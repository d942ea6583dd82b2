/** The languages of the kiosk, which are those of the kit. */
export const LANGUAGES = [
  { id: 'en', name: 'English', locale: 'en-US' },
  { id: 'es', name: 'Español', locale: 'es-MX' },
  { id: 'ar', name: 'العربية', locale: 'ar-EG' },
] as const;

export type Language = (typeof LANGUAGES)[number]['id'];
