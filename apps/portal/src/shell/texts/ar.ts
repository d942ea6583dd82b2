import type { TranslatedTexts } from '@instore/ui';
import type { shell as es } from './es.ts';

/** The texts of the frame of all pages, in Arabic. */
export const shell: TranslatedTexts<keyof typeof es> = {
  'Check the address, or go to the start page.': 'تحقق من العنوان أو انتقل إلى صفحة البداية.',
  SHOESIZE: 'SHOESIZE',
  'This page does not exist': 'هذه الصفحة غير موجودة',
  WAREHOUSE: 'المستودع',
  'Your stores and locations could not be loaded.': 'تعذّر تحميل متاجرك وفروعك.',
  '{location}, sales floor': '{location}، صالة العرض',
  '{location}, stockroom': '{location}، المخزن',
  'A new version is ready.': 'يوجد إصدار جديد.',
  'Load it': 'تحميله',
};
