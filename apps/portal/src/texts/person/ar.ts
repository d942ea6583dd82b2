import type { TranslatedTexts } from '@instore/ui';
import { forms } from '../forms.ts';
import type { PersonText } from './en.ts';

/** The texts of the user menu and the profile, in Arabic. */
export const person: TranslatedTexts<PersonText> = {
  'Change location': 'تغيير الفرع',
  'Contact Us': 'اتصل بنا',
  'Location changed to {name}': 'تم تغيير الفرع إلى {name}',
  'Location in use': 'الفرع المستخدم',
  'Stay here': 'البقاء هنا',
  Store: 'المتجر',
  'The language is stored on this device only.': 'حُفظت اللغة على هذا الجهاز فقط.',
  'The pair in your cart stays at {name}.|The {count} pairs in your cart stay at {name}.': forms({
    zero: 'لا أزواج في سلتك لـ{name}.',
    one: 'يبقى الزوج الذي في سلتك في {name}.',
    two: 'يبقى الزوجان اللذان في سلتك في {name}.',
    few: 'تبقى الأزواج الـ{count} التي في سلتك في {name}.',
    many: 'يبقى {count} زوجًا من سلتك في {name}.',
    other: 'يبقى {count} زوج من سلتك في {name}.',
  }),
  'Where you work': 'مكان عملك',
  'Work at {name}?': 'هل تعمل في {name}؟',
  "You are offline. Lists load when you're back online.": 'أنت غير متصل. تُحمَّل القوائم عند عودة الاتصال.',
};
