import type { TranslatedTexts } from '@instore/ui';
import { forms } from '../../shared/texts/forms.ts';
import type { worker as english } from './es.ts';

/** The texts of notices, in Arabic. */
export const worker: TranslatedTexts<keyof typeof english> = {
  'A pair is checked out to you': 'زوج في الطريق إليك',
  'A request waits for you': 'هناك طلب ينتظرك',
  'Another store asks or answers': 'متجر آخر يطلب أو يجيب',
  'Calls reach this device': 'الاستدعاءات تصل إلى هذا الجهاز',
  'Delivery with differences': 'توريد فيه فروق',
  'Kiosk {kiosk}': 'الكشك {kiosk}',
  'New request': 'طلب جديد',
  'New request for the stockroom': 'طلب جديد للمخزن',
  'Not available here': 'غير متوفر هنا',
  'The hold ends': 'الحجز ينتهي',
  'Unlock the tablet to see more.': 'افتح قفل الجهاز لرؤية المزيد.',
  '{count} notification waits|{count} notifications wait': forms({
    zero: 'لا إشعارات تنتظر',
    one: 'إشعار واحد ينتظر',
    two: 'إشعاران ينتظران',
    few: '{count} إشعارات تنتظر',
    many: '{count} إشعارًا ينتظر',
    other: '{count} إشعار ينتظر',
  }),
};
