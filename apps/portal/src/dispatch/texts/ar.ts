import type { TranslatedTexts } from '@instore/ui';
import type { dispatch as es } from './es.ts';

/** The texts of dispatch in Arabic. */
export const dispatch: TranslatedTexts<keyof typeof es> = {
  'Hand over to': 'تسليم إلى',
  'Longest out first': 'الأطول خروجًا أولًا',
  'Take back': 'استرجاع',
  'The associate is sending it back.': 'الموظف يعيده.',
  'Expected: an open order with an item for this pair.': 'المتوقع: أمر بيع مفتوح فيه بند لهذا الزوج.',
  'Checked-out pairs appear here until they are returned or sold.': 'تظهر هنا الأزواج التي تم إخراجها حتى تُعاد أو تُباع.',
  'Pairs that are checked out': 'الأزواج التي تم إخراجها',
};
