import type { TranslatedTexts } from '@instore/ui';
import { forms } from '../../shared/texts/forms.ts';
import type { outbox as es } from './es.ts';

/** The texts of the outbox of writes in Arabic. */
export const outbox: TranslatedTexts<keyof typeof es> = {
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
  'Cancel request': 'إلغاء الطلب',
  'Check in': 'إرجاع',
  'Check out': 'إخراج',
  'Check the pair, then try again.': 'تحقق من الزوج ثم أعد المحاولة.',
  'Correct it all the same': 'صحّح على أي حال',
  'Drop it': 'تجاهله',
  'Hand back': 'تخلٍّ',
  'I have it, make it mine': 'هو معي، سجّله باسمي',
  'Make it mine': 'سجّله باسمي',
  'The server is not answering. Keep picking.': 'الخادم لا يجيب. واصل التجهيز.',
  'This browser keeps no data. Nothing was done: allow site data, then try again.':
    'هذا المتصفح لا يحفظ البيانات. لم يتم أي شيء: اسمح ببيانات الموقع ثم أعد المحاولة.',
  'This device is full. Nothing was done: free some space, then try again.':
    'هذا الجهاز ممتلئ. لم يتم أي شيء: أفرغ بعض المساحة ثم أعد المحاولة.',
  'This scan is older than 20 hours. Check the pair, then confirm or drop it.':
    'مضى على هذا المسح أكثر من 20 ساعة. تحقق من الزوج ثم أكّده أو تجاهله.',
  'Try now': 'حاول الآن',
  'Undo check-out': 'التراجع عن الإخراج',
  'Work of a colleague waits here': 'عمل زميل ينتظر هنا',
  'You are offline. Keep picking.': 'أنت غير متصل. واصل التجهيز.',
  '{barcode} was not checked in: {reason}': 'لم يُسجَّل إرجاع {barcode}: {reason}',
  '{barcode} was not checked out: {reason}': 'لم يُخرَج {barcode}: {reason}',
  '{barcode} was not counted: {reason}': 'لم يُعدّ {barcode}: {reason}',
  'Check it out in the list of its request first.': 'أخرجه أولًا من قائمة طلبه.',
  'Put it aside and ask an admin.': 'ضعه جانبًا واسأل مشرفًا.',
  'Put it aside for that location.': 'ضعه جانبًا لذلك الفرع.',
  'Put it back into its bin.': 'أعده إلى موقعه.',
  'Put it back, and scan the requested pair.': 'أعده وامسح الزوج المطلوب.',
  '{message} Do you have the box in your hands?': '{message} هل الصندوق معك؟',
  '{name} to {bin}': '{name} إلى {bin}',
  'Expected: the shelf of this bin.': 'المتوقع: رف هذا الموقع.',
  'Expected: open lines that no other picker holds.': 'المتوقع: أسطر مفتوحة لا يجهّزها زميل آخر.',
  'Expected: a line that waits for its pair.': 'المتوقع: سطر ينتظر زوجه.',
  'Expected: a person or spot of this location.': 'المتوقع: شخص أو نقطة تسليم في هذا الفرع.',
  'Expected: a pair that has not changed since.': 'المتوقع: زوج لم يتغير منذ ذلك الحين.',
  'Expected: a scan of the last 20 hours.': 'المتوقع: مسح خلال آخر 20 ساعة.',
  'Expected: a pair of an open request.': 'المتوقع: زوج من طلب مفتوح.',
  'Expected: a pair that is checked out.': 'المتوقع: زوج تم إخراجه.',
  'Expected: your own check-out of the last 2 minutes.': 'المتوقع: إخراج قمت به خلال آخر دقيقتين.',
  'Expected: the pair that is checked out for this line.': 'المتوقع: الزوج الذي تم إخراجه لهذا السطر.',
  'Expected: lines that you hold.': 'المتوقع: أسطر تجهّزها أنت.',
  'Expected: the record as you opened it.': 'المتوقع: السجل كما فتحته.',
  'Check the label, or type the bin.': 'تحقق من الملصق أو اكتب الموقع.',
  'Check the pair in instead.': 'سجّل إرجاع الزوج بدلًا من ذلك.',
  'Choose another person or spot.': 'اختر شخصًا آخر أو نقطة أخرى.',
  'Correct the shelf, then save again.': 'صحّح الرف ثم احفظ مجددًا.',
  'Refresh the list, then go on with another line.': 'حدّث القائمة ثم تابع بسطر آخر.',
  'Refresh the list, then try again.': 'حدّث القائمة ثم أعد المحاولة.',
};
