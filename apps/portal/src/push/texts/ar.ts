import type { TranslatedTexts } from '@instore/ui';
import type { push as es } from './es.ts';

/** The texts of calls on locked devices, in Arabic. */
export const push: TranslatedTexts<keyof typeof es> = {
  'A request shows on the locked screen and rings, also when the portal is closed.':
    'يظهر الطلب على الشاشة المقفلة ويرن، حتى عندما تكون البوابة مغلقة.',
  'Allow calls': 'السماح بالاستدعاءات',
  'Allow calls in three steps': 'السماح بالاستدعاءات في ثلاث خطوات',
  'Ask or answer of another store': 'طلب أو رد من متجر آخر',
  'Call me for': 'استدعني عند',
  Calls: 'الاستدعاءات',
  'Check again': 'تحقق مرة أخرى',
  'Delivery closed with differences': 'توريد أُغلق مع فروق',
  'Do not call on {name}': 'لا تستدعِ على {name}',
  'Hold ends in 10 min': 'ينتهي الحجز خلال 10 دقائق',
  'Never a customer’s name. A locked tablet says only how many. It stops when you log out.':
    'لا يظهر اسم عميل أبدًا. الجهاز المقفل يذكر العدد فقط. يتوقف عند تسجيل الخروج.',
  'New request from a kiosk': 'طلب جديد من كشك',
  'New request to the warehouse': 'طلب جديد إلى المستودع',
  'Nothing rings at night. The bell still fills.': 'لا شيء يرن ليلًا. يبقى كل شيء في الجرس.',
  'Nudge, or a request waits too long': 'تذكير، أو طلب ينتظر طويلًا',
  'Only the app on the Home Screen is called: press Share, then "Add to Home Screen", and open it there.':
    'يُستدعى فقط التطبيق على الشاشة الرئيسية: اضغط مشاركة، ثم «إضافة إلى الشاشة الرئيسية»، وافتحه من هناك.',
  'Open Permissions, Notifications.': 'افتح الأذونات، ثم الإشعارات.',
  'Pair checked out to you': 'زوج خرج إليك',
  'Pair not available': 'الزوج غير متوفر',
  'Quiet from': 'الهدوء من',
  'Quiet hours': 'ساعات الهدوء',
  'Quiet until': 'الهدوء حتى',
  'Save the quiet hours': 'حفظ ساعات الهدوء',
  'Send a test': 'إرسال اختبار',
  'Stop calls': 'إيقاف الاستدعاء',
  'Stop calls on {name}?': 'إيقاف الاستدعاء على {name}؟',
  'Switch it to Allow.': 'بدّله إلى السماح.',
  'Tap the sign before the address.': 'اضغط على الرمز قبل العنوان.',
  'The browser asks you next. Choose Allow.': 'سيسألك المتصفح الآن. اختر السماح.',
  'The push service of this browser cannot be reached. Try again later.':
    'لا يمكن الوصول إلى خدمة إشعارات هذا المتصفح. حاول لاحقًا.',
  'The test is on its way.': 'الاختبار في الطريق.',
  'This browser blocks calls. Somebody chose Block on this device. Only the browser can undo it.':
    'هذا المتصفح يحظر الاستدعاءات. اختار شخص ما الحظر على هذا الجهاز. المتصفح وحده يمكنه التراجع.',
  'This browser cannot be called. The bell works as before.': 'لا يمكن استدعاء هذا المتصفح. يعمل الجرس كما كان.',
  'While the portal is open, the bell and the sounds work as before.':
    'عندما تكون البوابة مفتوحة يعمل الجرس والأصوات كما كانت.',
  'You are called on this device.': 'يتم استدعاؤك على هذا الجهاز.',
  'You can allow calls again on that device.': 'يمكنك السماح بالاستدعاءات مرة أخرى على ذلك الجهاز.',
  'Your devices': 'أجهزتك',
  '{name}, this device': '{name}، هذا الجهاز',
};
