import type { TranslatedTexts } from '@instore/ui';
import { forms } from '../../../shared/texts/forms.ts';
import type { search as es } from './es.ts';

/** The texts of the search, in Arabic. */
export const search: TranslatedTexts<keyof typeof es> = {
  'Customer {number}, {place}': 'العميل {number}، {place}',
  'Checked out to {name}': 'أُخرج إلى {name}',
  Commands: 'الأوامر',
  'For “{query}”': 'لـ«{query}»',
  'Missing from {bin}': 'مفقود من {bin}',
  Mute: 'كتم الصوت',
  'On hold: leave it in its bin.': 'موقوف: اتركه في موقعه.',
  Pages: 'الصفحات',
  'Reported missing from its bin.': 'أُبلغ عن فقدانه من موقعه.',
  'Search or scan a barcode': 'ابحث أو امسح رمزًا شريطيًا',
  'Show all {count} products': forms({
    zero: 'عرض كل المنتجات',
    one: 'عرض كل المنتجات',
    two: 'عرض المنتجين',
    few: 'عرض كل المنتجات ({count})',
    many: 'عرض كل المنتجات ({count})',
    other: 'عرض كل المنتجات ({count})',
  }),
  'Sound on': 'تشغيل الصوت',
  'The barcode could not be looked up': 'تعذّر البحث عن الرمز الشريطي',
  'Turn off the sound of notifications': 'إيقاف صوت الإشعارات',
  'Turn on the sound of notifications': 'تشغيل صوت الإشعارات',
  'Unknown barcode': 'رمز شريطي غير معروف',
  "You are offline. Products and barcodes can't be looked up.":
    'أنت غير متصل. لا يمكن البحث عن المنتجات والرموز الشريطية.',
  '{name}, none in store': '{name}، غير متوفر في المتجر',
  '{name}, {count} in store': '{name}، {count} في المتجر',
  '{state}, {place}': '{state}، {place}',
  '{place}. No open request.': '{place}. لا يوجد طلب مفتوح.',
};
