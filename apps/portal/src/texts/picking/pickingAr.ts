import type { PortalTexts, TextForms } from '../portalText.ts';
import type { PickingText } from './pickingText.ts';

/** Requires all six plural categories of Arabic (CLDR). */
const forms = (all: Required<TextForms>) => all;

/** The texts of picking, dispatch and the queue of writes in Arabic. */
export const pickingAr: Pick<PortalTexts, PickingText> = {
  '{count} action is kept on this device and sent in order.|{count} actions are kept on this device and sent in order.':
    forms({
      zero: 'لا إجراءات محفوظة على هذا الجهاز.',
      one: 'إجراء واحد محفوظ على هذا الجهاز وسيُرسل.',
      two: 'إجراءان محفوظان على هذا الجهاز وسيُرسلان بالترتيب.',
      few: '{count} إجراءات محفوظة على هذا الجهاز وستُرسل بالترتيب.',
      many: '{count} إجراءً محفوظًا على هذا الجهاز وستُرسل بالترتيب.',
      other: '{count} إجراء محفوظ على هذا الجهاز وستُرسل بالترتيب.',
    }),
  '{count} action of a colleague waits on this device. It is sent when that person signs in.|{count} actions of colleagues wait on this device. They are sent when these people sign in.':
    forms({
      zero: 'لا إجراءات لزملاء تنتظر على هذا الجهاز.',
      one: 'إجراء واحد لزميل ينتظر على هذا الجهاز. سيُرسل عندما يسجّل الدخول.',
      two: 'إجراءان لزملاء ينتظران على هذا الجهاز. سيُرسلان عندما يسجّلون الدخول.',
      few: '{count} إجراءات لزملاء تنتظر على هذا الجهاز. ستُرسل عندما يسجّلون الدخول.',
      many: '{count} إجراءً لزملاء تنتظر على هذا الجهاز. ستُرسل عندما يسجّلون الدخول.',
      other: '{count} إجراء لزملاء تنتظر على هذا الجهاز. ستُرسل عندما يسجّلون الدخول.',
    }),
  'Ask an admin, then try again.': 'اسأل مسؤولًا ثم أعد المحاولة.',
  'Back online. Sending {number} of {total}.': 'عاد الاتصال. إرسال {number} من {total}.',
  'Cancel request': 'إلغاء الطلب',
  Canceled: 'ملغى',
  'Checked in': 'تم الإرجاع',
  'Checked out': 'تم الإخراج',
  'Not in this list': 'لم يعد في هذه القائمة',
  'Show {count} new pair|Show {count} new pairs': forms({
    zero: 'لا أزواج جديدة',
    one: 'إظهار زوج جديد واحد',
    two: 'إظهار زوجين جديدين',
    few: 'إظهار {count} أزواج جديدة',
    many: 'إظهار {count} زوجًا جديدًا',
    other: 'إظهار {count} زوج جديد',
  }),
  'Check in': 'إرجاع',
  'Check out': 'إخراج',
  'Check the pair, then try again.': 'تحقق من الزوج ثم أعد المحاولة.',
  Confirm: 'تأكيد',
  Count: 'جرد',
  'Drop it': 'تجاهله',
  'Hand back': 'تخلٍّ',
  'Hand over': 'تسليم',
  'I have it, make it mine': 'هو معي، سجّله باسمي',
  'Keep picking, new scans join the queue.': 'واصل التجهيز، تنضم عمليات المسح الجديدة إلى قائمة الانتظار.',
  'Make it mine': 'سجّله باسمي',
  Move: 'نقل',
  'Not in bin': 'ليس في الموقع',
  Take: 'أخذ',
  'The server is not answering. Keep picking.': 'الخادم لا يجيب. واصل التجهيز.',
  'This browser keeps no data. Nothing was done: allow site data, then try again.':
    'هذا المتصفح لا يحفظ البيانات. لم يتم أي شيء: اسمح ببيانات الموقع ثم أعد المحاولة.',
  'This device is full. Nothing was done: free some space, then try again.':
    'هذا الجهاز ممتلئ. لم يتم أي شيء: أفرغ بعض المساحة ثم أعد المحاولة.',
  'This scan is older than 20 hours. Check the pair, then confirm or drop it.':
    'مضى على هذا المسح أكثر من ٢٠ ساعة. تحقق من الزوج ثم أكّده أو تجاهله.',
  'Try again': 'أعد المحاولة',
  'Try now': 'حاول الآن',
  'Undo check-out': 'التراجع عن الإخراج',
  'Work of a colleague waits here': 'عمل زميل ينتظر هنا',
  'You are offline. Keep picking.': 'أنت غير متصل. واصل التجهيز.',
  '{message} Do you have the box in your hands?': '{message} هل الصندوق معك؟',
};
