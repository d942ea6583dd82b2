import type { TranslatedTexts } from '@instore/ui';
import { forms } from '../../shared/texts/forms.ts';
import type { print as es } from './es.ts';

/** The texts of the print page, in Arabic. */
export const print: TranslatedTexts<keyof typeof es> = {
  'This location has no bin {bins}, so no label is printed.': 'لا يوجد الموقع {bins} في هذا الفرع، لذا لا يُطبع له ملصق.',
  'A bin is aisle, bay and position, such as A-14-03.': 'الموقع هو الممر والوحدة والموضع، مثل A-14-03.',
  A4: 'A4',
  'Add a bin': 'إضافة موقع',
  'Add a bin.': 'أضف موقعًا.',
  'Copies of each': 'عدد النسخ لكل ملصق',
  'Nothing to print': 'لا شيء للطباعة',
  On: 'على',
  'Pick list': 'قائمة التجهيز',
  'Print labels': 'طباعة الملصقات',
  'Print the pick list': 'طباعة قائمة التجهيز',
  'Shelf labels': 'ملصقات الرفوف',
  'The pick list is empty.': 'قائمة التجهيز فارغة.',
  What: 'ماذا',
  '10 on a sheet': '10 في الورقة',
  '62 mm': '62 مم',
  '62 mm, one slip': '62 مم، شريط واحد',
  '62 mm, {count} label|62 mm, {count} labels': forms({
    zero: '62 مم، لا ملصقات',
    one: '62 مم، ملصق واحد',
    two: '62 مم، ملصقان',
    few: '62 مم، {count} ملصقات',
    many: '62 مم، {count} ملصقًا',
    other: '62 مم، {count} ملصق',
  }),
  'A4, 10 on a sheet': '10 في ورقة A4',
  'A4, by aisle': 'A4، حسب الممر',
  'By aisle': 'حسب الممر',
  'Label printer': 'طابعة الملصقات',
  'Print one to test': 'طباعة ملصق واحد للتجربة',
  'Remove {bin}': 'إزالة {bin}',
  '{count} bin|{count} bins': forms({
    zero: 'لا مواقع',
    one: 'موقع واحد',
    two: 'موقعان',
    few: '{count} مواقع',
    many: '{count} موقعًا',
    other: '{count} موقع',
  }),
  '{count} label in all|{count} labels in all': forms({
    zero: 'لا ملصقات',
    one: 'ملصق واحد إجمالًا',
    two: 'ملصقان إجمالًا',
    few: '{count} ملصقات إجمالًا',
    many: '{count} ملصقًا إجمالًا',
    other: '{count} ملصق إجمالًا',
  }),
};
