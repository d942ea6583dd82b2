import type { Forms } from '../internal/message.ts';
import type { Messages } from '../UiProvider/Messages.ts';

/** Arabic has all six plural categories of the CLDR; none may be forgotten. */
const forms = (all: Required<Forms>) => all;

/** The kit in Modern Standard Arabic, read from right to left. */
export const ar: Messages = {
  CommandPalette: {
    Close: 'إغلاق',
    'No results found': 'لا توجد نتائج',
    Results: 'النتائج',
    Searching: 'جارٍ البحث',
    'The search cannot be shown while the network is away. Load the page again to use it.':
      'لا يمكن عرض البحث دون شبكة. أعد تحميل الصفحة لاستخدامه.',
    'Try again': 'إعادة المحاولة',
    "We couldn't find anything for what you are looking.": 'لم نجد شيئًا مما تبحث عنه.',
    'to choose': 'للاختيار',
    'to close': 'للإغلاق',
    'to move': 'للتنقل',
    '{count} result|{count} results': forms({
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{count} نتائج',
      many: '{count} نتيجة',
      other: '{count} نتيجة',
    }),
  },
  Pagination: {
    'Next page': 'الصفحة التالية',
    'Page {page}': 'الصفحة {page}',
    'Previous page': 'الصفحة السابقة',
  },
  ProductCard: {
    'No SKU': 'بلا رمز SKU',
    Sizes: 'المقاسات',
    'Sizes, {system}': 'المقاسات، {system}',
    '{count} in store': '{count} في المتجر',
  },
  ProductLabel: {
    Bin: 'الموقع',
    'No barcode': 'بلا رمز شريطي',
    Price: 'السعر',
    SKU: 'SKU',
  },
  RequestCart: {
    'Add pairs from the list, then send them to the warehouse together.':
      'أضف أزواجًا من القائمة، ثم أرسلها معًا إلى المستودع.',
    'Close cart': 'إغلاق السلة',
    'In this request': 'في هذا الطلب',
    'No SKU': 'بلا رمز SKU',
    'Nothing to ask for yet': 'لا شيء للطلب بعد',
    'Open the request cart, {items}': 'فتح سلة الطلب، {items}',
    'PLACE REQUEST': 'إرسال الطلب',
    'Quantity of {pair}': 'كمية {pair}',
    'Remove {pair}': 'إزالة {pair}',
    'Request cart': 'سلة الطلب',
    'Sent to': 'يُرسل إلى',
    '{count} item|{count} items': forms({
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: '{count} منتجات',
      many: '{count} منتجًا',
      other: '{count} منتج',
    }),
    '{count} size|{count} sizes': forms({
      zero: 'لا مقاسات',
      one: 'مقاس واحد',
      two: 'مقاسان',
      few: '{count} مقاسات',
      many: '{count} مقاسًا',
      other: '{count} مقاس',
    }),
    '{items}, {sizes}': '{items}، {sizes}',
    '{name}, size {size}': '{name}، مقاس {size}',
  },
};
