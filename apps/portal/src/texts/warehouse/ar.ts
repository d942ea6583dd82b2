import type { TranslatedTexts } from '@instore/ui';
import { forms } from '../forms.ts';
import type { warehouse as es } from './es.ts';

/** The texts of the warehouse, in Arabic. */
export const warehouse: TranslatedTexts<keyof typeof es> = {
  'Cancel Request: {name}, size {size}': 'إلغاء الطلب: {name}، مقاس {size}',
  'Check the number or switch location.': 'تحقق من الرقم أو بدّل الفرع.',
  'Check-out undone': 'تم التراجع عن الإخراج',
  'Checked in, no bin: {name}, size {size}': 'أُعيد بلا موقع: {name}، مقاس {size}',
  'Checked-out pairs appear here until they are returned or sold.': 'تظهر هنا الأزواج التي تم إخراجها حتى تُعاد أو تُباع.',
  'Clear the filters': 'مسح عوامل التصفية',
  Dispatch: 'التسليم',
  'Keep looking': 'متابعة البحث',
  'Moved to Pending': 'نُقل إلى المعلّق',
  'New requests from the sales floor appear here.': 'تظهر هنا الطلبات الجديدة من صالة العرض.',
  "No pair is reserved. Scan the one you're handing over.": 'لا يوجد زوج محجوز. امسح الزوج الذي ستسلّمه.',
  'No request selected.': 'لم يُحدَّد أي طلب.',
  'Not in bin?': 'غير موجود في موقعه؟',
  'Nothing to pick.': 'لا شيء للتجهيز.',
  'Pairs reported missing appear here.': 'تظهر هنا الأزواج التي أُبلغ عن فقدانها.',
  'Pairs that are checked out': 'الأزواج التي تم إخراجها',
  'Request {number}': 'الطلب {number}',
  'Request {number}, {name}, {time}, {location}': 'الطلب {number}، {name}، {time}، {location}',
  'Requested by': 'طلبه',
  'Return to {bin}: {name}, size {size}': 'إعادة إلى {bin}: {name}، مقاس {size}',
  'Scan a pair on the Request tab to check it out.': 'امسح زوجًا في تبويب الطلب لإخراجه.',
  'Scan or type a barcode': 'امسح الرمز الشريطي أو اكتبه',
  'Scan to check in': 'امسح للإعادة إلى المخزون',
  'The location could not be read. Scan again.': 'تعذّرت قراءة الفرع. امسح مرة أخرى.',
  'The request could not be loaded': 'تعذّر تحميل الطلب',
  'There is no request {number} here.': 'لا يوجد هنا طلب برقم {number}.',
  '{count} in this request': forms({
    zero: 'لا أزواج في هذا الطلب',
    one: 'زوج واحد في هذا الطلب',
    two: 'زوجان في هذا الطلب',
    few: '{count} أزواج في هذا الطلب',
    many: '{count} زوجًا في هذا الطلب',
    other: '{count} زوج في هذا الطلب',
  }),
  '{count} to pick': '{count} للتجهيز',
  '{name}, size {size}, back to {bin}': '{name}، مقاس {size}، إعادة إلى {bin}',
  "{name}, size {size}. We'll tell the associate and move it to Pending.":
    '{name}، مقاس {size}. سنُبلغ البائع وننقله إلى المعلّق.',
  '{name}: the associate is notified.': '{name}: تم إبلاغ البائع.',
};
