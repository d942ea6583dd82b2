import type { Forms } from '../internal/message.ts';
import type { Messages } from '../UiProvider/Messages.ts';

/** Arabic has all six plural categories of the CLDR; none may be forgotten. */
const forms = (all: Required<Forms>) => all;

const items = forms({
  zero: 'لا منتجات',
  one: 'منتج واحد',
  two: 'منتجان',
  few: '# منتجات',
  many: '# منتجًا',
  other: '# منتج',
});
const sizes = forms({
  zero: 'لا مقاسات',
  one: 'مقاس واحد',
  two: 'مقاسان',
  few: '# مقاسات',
  many: '# مقاسًا',
  other: '# مقاس',
});

const results = forms({
  zero: 'لا نتائج',
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: '# نتائج',
  many: '# نتيجة',
  other: '# نتيجة',
});

/** The kit in Modern Standard Arabic, read from right to left. */
export const ar: Messages = {
  CommandPalette: {
    results: 'النتائج',
    searching: 'جارٍ البحث',
    found: (format, count) => format.count(count, results),
    nothing: 'لا توجد نتائج',
    nothingHelp: 'لم نجد شيئًا مما تبحث عنه.',
    toMove: 'للتنقل',
    toChoose: 'للاختيار',
    toClose: 'للإغلاق',
    unavailable: 'لا يمكن عرض البحث دون شبكة. أعد تحميل الصفحة لاستخدامه.',
  },
  Pagination: {
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (format, page) => `الصفحة ${format.number(page)}`,
  },
  ProductCard: {
    inStore: (format, pairs) => `${format.number(pairs)} في المتجر`,
    sizes: 'المقاسات',
    sizesIn: (_, system) => `المقاسات، ${system}`,
  },
  ProductLabel: {
    sku: 'SKU',
    bin: 'الموقع',
    price: 'السعر',
    noBarcode: 'بلا رمز شريطي',
  },
  RequestCart: {
    title: 'سلة الطلب',
    close: 'إغلاق السلة',
    empty: 'لا شيء للطلب بعد',
    emptyHelp: 'أضف أزواجًا من القائمة، ثم أرسلها معًا إلى المستودع.',
    sentTo: 'يُرسل إلى',
    inThis: 'في هذا الطلب',
    items: (format, count) => format.count(count, items),
    sizes: (format, count) => format.count(count, sizes),
    sum: (_, allItems, allSizes) => `${allItems}، ${allSizes}`,
    place: 'إرسال الطلب',
    open: (_, allItems) => `فتح سلة الطلب، ${allItems}`,
    quantity: (_, pair) => `كمية ${pair}`,
    remove: (_, pair) => `إزالة ${pair}`,
  },
  Shared: {
    close: 'إغلاق',
    loading: 'جارٍ التحميل',
    noSku: 'بلا رمز SKU',
    pair: (_, name, size) => `${name}، مقاس ${size}`,
    tryAgain: 'إعادة المحاولة',
    working: 'جارٍ التنفيذ',
  },
};
