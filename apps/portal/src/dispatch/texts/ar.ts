import type { TranslatedTexts } from '@instore/ui';
import type { dispatch as es } from './es.ts';

/** The texts of dispatch in Arabic. */
export const dispatch: TranslatedTexts<keyof typeof es> = {
  'Handed over to {name}': 'سُلّم إلى {name}',
  '{code} is not out. Scan another pair, or type the number.': '{code} ليس خارج المخزن. امسح زوجًا آخر أو اكتب الرقم.',
  'Scan a pair, or type a number': 'امسح زوجًا أو اكتب رقمًا',
  'newest first': 'الأحدث أولًا',
  'longest out first': 'الأطول خروجًا أولًا',
  'Customer {number}': 'العميل {number}',
  Others: 'أزواج أخرى',
  'Out now': 'خارج المخزن الآن',
  'Coming back': 'في طريق العودة',
  'Out since': 'خارج منذ',
  With: 'لدى',
  'Hand over at': 'تسليم في',
  'Hand over at {spot}': 'تسليم في {spot}',
  'Hand over to {name}': 'تسليم إلى {name}',
  'Open request': 'فتح الطلب',
  'Hand over to': 'تسليم إلى',
  'Longest out first': 'الأطول خروجًا أولًا',
  'The associate is sending it back.': 'الموظف يعيده.',
  'Expected: an open order with an item for this pair.': 'المتوقع: أمر بيع مفتوح فيه بند لهذا الزوج.',
  'Checked-out pairs appear here until they are returned or sold.': 'تظهر هنا الأزواج التي تم إخراجها حتى تُعاد أو تُباع.',
  'Pairs that are checked out': 'الأزواج التي تم إخراجها',
};
