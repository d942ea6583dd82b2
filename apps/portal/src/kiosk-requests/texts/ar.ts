import type { TranslatedTexts } from '@instore/ui';
import type { kioskRequests as es } from './es.ts';

/** The texts of the popup of kiosk requests, in Arabic. */
export const kioskRequests: TranslatedTexts<keyof typeof es> = {
  'A pair': 'زوج',
  Expired: 'انتهت صلاحيته',
  'Products are added to your request list': 'أُضيفت المنتجات إلى قائمة طلبك',
  'Request from Kiosk accepted': 'تم قبول طلب الكشك',
  'Request from Kiosk {name}': 'طلب من الكشك {name}',
  'The customer has withdrawn this request.': 'سحب العميل هذا الطلب.',
  '{name} accepted this request.': 'قبِل {name} هذا الطلب.',
};
