import type { TranslatedTexts } from '@instore/ui';
import { forms } from '../../shared/texts/forms.ts';
import type { tablet as es } from './es.ts';

/** The texts of a tablet that several people share, in Arabic. */
export const tablet: TranslatedTexts<keyof typeof es> = {
  'Choose a PIN': 'اختيار رقم سري',
  'Enrol this tablet': 'تسجيل هذا الجهاز اللوحي',
  'Five wrong tries. After a full sign-in your PIN and your badge work here again.':
    'خمس محاولات خاطئة. بعد تسجيل دخول كامل يعمل رقمك السري وبطاقتك هنا من جديد.',
  'Full sign-in': 'دخول كامل',
  'It replaces the press on your face.': 'تغني عن الضغط على وجهك.',
  'It stays on this tablet until you are back.': 'يبقى على هذا الجهاز حتى تعود.',
  'Its PINs end, and its next call is refused. Work that is not sent stays on it.':
    'تنتهي أرقامه السرية ويُرفض طلبه التالي. يبقى عليه العمل الذي لم يُرسل.',
  'Lock {name}': 'قفل {name}',
  'Minutes without use until it locks': 'الدقائق دون استخدام حتى يُقفل',
  'Name of this tablet': 'اسم هذا الجهاز اللوحي',
  'New PIN': 'رقم سري جديد',
  'New PIN again': 'الرقم السري الجديد مرة أخرى',
  'No tablets yet.': 'لا توجد أجهزة لوحية بعد.',
  'Not {name}?': 'لست {name}؟',
  'Or scan your badge': 'أو امسح بطاقتك',
  'PIN locked': 'الرقم السري مقفل',
  'PIN of {name}': 'الرقم السري لـ {name}',
  'Several people can share this tablet: each changes to their own name by a PIN. It locks without use.':
    'يمكن لعدة أشخاص مشاركة هذا الجهاز اللوحي: ينتقل كل منهم إلى اسمه برقم سري. ويُقفل دون استخدام.',
  'Several people of this location share these tablets.': 'يشارك عدة أشخاص في هذا الفرع هذه الأجهزة اللوحية.',
  'Sign in fully, then choose a PIN on the profile page.': 'سجّل الدخول الكامل، ثم اختر رقمًا سريًا في صفحة الملف الشخصي.',
  'Sign in fully?': 'تسجيل الدخول الكامل؟',
  'Six digits: not all equal, and no run.': 'ستة أرقام: غير متساوية كلها وغير متتالية.',
  'Switch person': 'تبديل الشخص',
  Tablets: 'الأجهزة اللوحية',
  'The two PINs differ. Choose again.': 'الرقمان السريان مختلفان. اختر من جديد.',
  'This browser cannot keep the key of a shared tablet. Use a current browser, and no private window.':
    'لا يستطيع هذا المتصفح حفظ مفتاح جهاز لوحي مشترك. استخدم متصفحًا حديثًا ودون نافذة خاصة.',
  'This needs a full sign-in of just now. Afterwards you are back on this page.':
    'يتطلب هذا تسجيل دخول كاملًا الآن. تعود بعد ذلك إلى هذه الصفحة.',
  'This tablet': 'هذا الجهاز اللوحي',
  'Type it again.': 'اكتبه مرة أخرى.',
  'Your 6 digits': 'أرقامك الستة',
  'Your PIN is set for this tablet': 'تم تعيين رقمك السري لهذا الجهاز اللوحي',
  '{count} action is not sent|{count} actions are not sent': forms({
    zero: 'أُرسل كل شيء',
    one: 'إجراء واحد لم يُرسل',
    two: 'إجراءان لم يُرسلا',
    few: '{count} إجراءات لم تُرسل',
    many: '{count} إجراءً لم يُرسل',
    other: '{count} إجراء لم يُرسل',
  }),
  '{name} is locked': 'تم قفل {name}',
  '{name} is removed': 'تمت إزالة {name}',
  '{name} locks after {count} minute without use.|{name} locks after {count} minutes without use.': forms({
    zero: 'يُقفل {name} فورًا دون استخدام.',
    one: 'يُقفل {name} بعد دقيقة واحدة دون استخدام.',
    two: 'يُقفل {name} بعد دقيقتين دون استخدام.',
    few: 'يُقفل {name} بعد {count} دقائق دون استخدام.',
    many: 'يُقفل {name} بعد {count} دقيقة دون استخدام.',
    other: 'يُقفل {name} بعد {count} دقيقة دون استخدام.',
  }),
};
