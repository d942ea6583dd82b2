import type { TranslatedTexts } from '@instore/ui';
import { forms } from '../forms.ts';
import type { PrintText } from './en.ts';

/** The texts of the print page, in Arabic. */
export const print: TranslatedTexts<PrintText> = {
  'This location has no bin {bins}, so no label is printed.': 'لا يوجد الموقع {bins} في هذا الفرع، لذا لا يُطبع له ملصق.',
  'A bin is aisle, bay and position, such as A-14-03.': 'الموقع هو الممر والوحدة والموضع، مثل A-14-03.',
  A4: 'A4',
  'Add a bin': 'إضافة موقع',
  'Add a bin.': 'أضف موقعًا.',
  'Copies of each': 'عدد النسخ لكل ملصق',
  'Label printer, 62 mm': 'طابعة الملصقات، 62 مم',
  'Nothing to print': 'لا شيء للطباعة',
  On: 'على',
  'Pick list': 'قائمة التجهيز',
  'Print labels': 'طباعة الملصقات',
  'Print the pick list': 'طباعة قائمة التجهيز',
  'Print {count} label|Print {count} labels': forms({
    zero: 'لا ملصقات للطباعة',
    one: 'طباعة ملصق واحد',
    two: 'طباعة ملصقين',
    few: 'طباعة {count} ملصقات',
    many: 'طباعة {count} ملصقًا',
    other: 'طباعة {count} ملصق',
  }),
  'Shelf labels': 'ملصقات الرفوف',
  'The pick list is empty.': 'قائمة التجهيز فارغة.',
  What: 'ماذا',
};
