import type { TranslatedTexts } from '@instore/ui';
import type { notifications as es } from './es.ts';

/** The texts of the notifications and sounds, in Arabic. */
export const notifications: TranslatedTexts<keyof typeof es> = {
  Announcements: 'الإعلانات',
  'Kiosk requests': 'طلبات الأكشاك',
  'Pairs checked out': 'أزواج تم إخراجها',
  'Pairs reported missing': 'أزواج أُبلغ عن فقدانها',
  'Pairs returned': 'أزواج أُعيدت',
  'Pairs sold': 'أزواج مباعة',
  'Requests cancelled': 'طلبات ملغاة',
  'Requests to the warehouse': 'طلبات إلى المستودع',
  'Tap anywhere to turn sound on.': 'اضغط في أي مكان لتشغيل الصوت.',
  'Test sound': 'تجربة الصوت',
  'The sound is blocked': 'الصوت محظور',
  '{time} tomorrow': 'غدًا {time}',
};
