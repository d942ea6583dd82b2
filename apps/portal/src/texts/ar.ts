import { isolateValues } from '@instore/ui';
import type { PortalTexts, TextForms } from './portalText.ts';

/** Requires all six plural categories of Arabic (CLDR). */
const forms = (all: Required<TextForms>) => all;

const texts: PortalTexts = {
  'Address ignored: {values}': 'تم تجاهل ما في العنوان: {values}',
  Bookings: 'الحجوزات',
  'Cancel both instead': 'إلغاء الاثنين بدلًا من ذلك',
  'Cancel it instead|Cancel all {count} instead': forms({
    zero: 'إلغاؤها بدلًا من ذلك',
    one: 'إلغاؤه بدلًا من ذلك',
    two: 'إلغاء الاثنين بدلًا من ذلك',
    few: 'إلغاء {count} بدلًا من ذلك',
    many: 'إلغاء {count} بدلًا من ذلك',
    other: 'إلغاء {count} بدلًا من ذلك',
  }),
  'Cancel the booking instead': 'إلغاء الحجز بدلًا من ذلك',
  'Ask each customer first. Nothing changes until you press the button.':
    'اسأل كل عميل أولًا. لا يتغير شيء حتى تضغط الزر.',
  'Back to the booking': 'العودة إلى الحجز',
  Booking: 'الحجز',
  'Close a day': 'إغلاق يوم',
  'Close the day': 'إغلاق اليوم',
  'Close and cancel {count}': 'إغلاق وإلغاء {count}',
  'Close and move {count}': 'إغلاق ونقل {count}',
  'Close, move {moves}, cancel {cancels}': 'إغلاق ونقل {moves} وإلغاء {cancels}',
  'Closed day': 'يوم مغلق',
  'Closed from': 'مغلق من',
  'Closed until': 'مغلق حتى',
  'End of the day': 'نهاية اليوم',
  'Free times': 'المواعيد المتاحة',
  'Full times need a reason. Only admins see them.': 'المواعيد المكتملة تحتاج إلى سبب. يراها المسؤولون فقط.',
  'Give the closing a name.': 'اكتب اسمًا للإغلاق.',
  'Keep the time': 'إبقاء الموعد',
  'Leave it as it is': 'تركه كما هو',
  Location: 'الفرع',
  'Move to this time': 'نقل إلى هذا الموعد',
  'Move {count} booking|Move {count} bookings': forms({
    zero: 'لا حجوزات للنقل',
    one: 'نقل حجز واحد',
    two: 'نقل حجزين',
    few: 'نقل {count} حجوزات',
    many: 'نقل {count} حجزًا',
    other: 'نقل {count} حجز',
  }),
  'Move {moves}, cancel {cancels}': 'نقل {moves} وإلغاء {cancels}',
  'Cancel {count} booking|Cancel {count} bookings': forms({
    zero: 'لا حجوزات للإلغاء',
    one: 'إلغاء حجز واحد',
    two: 'إلغاء حجزين',
    few: 'إلغاء {count} حجوزات',
    many: 'إلغاء {count} حجزًا',
    other: 'إلغاء {count} حجز',
  }),
  Name: 'الاسم',
  'New closing': 'إغلاق جديد',
  'Next week': 'الأسبوع التالي',
  'Only an admin can move the bookings of a closed day together.': 'يمكن للمسؤول فقط نقل حجوزات يوم مغلق معًا.',
  'Propose times again': 'اقتراح المواعيد مرة أخرى',
  Reason: 'السبب',
  Reopen: 'إعادة الفتح',
  'Go to {location}': 'الانتقال إلى {location}',
  'Start of the day': 'بداية اليوم',
  'This booking is no longer on this day.': 'لم يعد هذا الحجز في هذا اليوم.',
};

/** The texts of the portal in Arabic. */
export const ar: PortalTexts = isolateValues(texts);
