import type { TranslatedTexts } from '@instore/ui';
import type { shell as es } from './es.ts';

/** The texts of the frame of all pages, in Arabic. */
export const shell: TranslatedTexts<keyof typeof es> = {
  'Check the address, or go to the start page.': 'تحقق من العنوان أو انتقل إلى صفحة البداية.',
  SHOESIZE: 'SHOESIZE',
  'This page does not exist': 'هذه الصفحة غير موجودة',
  WAREHOUSE: 'المستودع',
  'Your stores and locations could not be loaded.': 'تعذّر تحميل متاجرك وفروعك.',
  '{location}, sales floor': '{location}، صالة العرض',
  '{location}, stockroom': '{location}، المخزن',
  'A new version is ready.': 'يوجد إصدار جديد.',
  'Load it': 'تحميله',
  'New here?': 'هل أنت جديد هنا؟',
  'No more tips': 'لا مزيد من النصائح',
  'Got it': 'فهمت',
  "Accept a customer's request, add it to the cart and press PLACE REQUEST. Pending: the stockroom picks the pair. Checked out: it is on its way to you, or with you.":
    'اقبل طلب العميل وأضفه إلى السلة ثم أرسل الطلب. قيد الانتظار: المخزن يجهّز الزوج. مُخرَج: الزوج في الطريق إليك أو معك.',
  'Products are styles with their sizes. Pairs are single boxes, each with its barcode and bin.':
    'المنتجات هي الموديلات بمقاساتها. الأزواج هي العلب واحدة واحدة، ولكل منها باركود وموضع.',
  'A booking is a fitting that a customer has arranged. Press it to start or finish the fitting.':
    'الحجز جلسة قياس رتّبها العميل. اضغط عليه لبدء الجلسة أو إنهائها.',
  'A hold keeps a pair for a customer until a time. Then the pair is free again.':
    'الحجز المؤقت يحفظ زوجًا لعميل حتى وقت معيّن، ثم يصبح الزوج متاحًا من جديد.',
  'A transfer brings a pair from another location. Ask for it here; their stockroom packs and sends it.':
    'النقل يجلب زوجًا من فرع آخر. اطلبه هنا، ويجهّزه مخزنهم ويرسله.',
  'Scan a pair that a customer brings back, then say why it comes back and how it is.':
    'امسح الزوج الذي يعيده العميل، ثم حدّد سبب الإعادة وحالة الزوج.',
  'The figures of this location, for the days that you choose.': 'أرقام هذا الفرع للأيام التي تختارها.',
  'A pick is a pair that an associate waits for. Check it out when you take it from its bin; report it as not in bin if you cannot find it.':
    'كل سطر هنا زوج ينتظره بائع. أخرِجه حين تأخذه من موضعه، وأبلغ إن لم تجده فيه.',
  'Dispatch lists the pairs that are out of their bins: who has them, and since when.':
    'تعرض هذه الصفحة الأزواج الموجودة خارج مواضعها: مع من، ومنذ متى.',
  'A delivery has cartons. Scan each pair of a carton, close the carton, then put the pairs away into bins.':
    'للتسليم صناديق. امسح كل زوج في الصندوق وأغلقه، ثم ضع الأزواج في مواضعها.',
  'Other locations ask for pairs here. Pack them, send the carton, and scan what arrives.':
    'تطلب الفروع الأخرى أزواجًا هنا. جهّزها وأرسل الصندوق وامسح ما يصل.',
  'A bin is a place for boxes, e.g. A-14-03. Move takes pairs to another bin; a count compares a bin with its records.':
    'الموضع مكان للعلب، مثل A-14-03. النقل يأخذ أزواجًا إلى موضع آخر، والجرد يقارن الموضع بسجلاته.',
  'A plan says which aisles are counted and when; a round is the bins of one day. A difference is a pair that is missing or unexpected.':
    'تحدد الخطة أي ممرات تُجرد ومتى، والجولة هي مواضع يوم واحد. الفرق زوج مفقود أو غير متوقع.',
  'Consigned pairs belong to a consignee. Accept a pair into stock, or decline it with a reason.':
    'أزواج الأمانة ملك لمودِعها. اقبل الزوج في المخزون أو ارفضه مع ذكر السبب.',
  'Shelf labels and pick lists are measured in mm. Choose the paper before you print.':
    'الملصقات والقوائم بمقاسات دقيقة. اختر الورق قبل الطباعة.',
  Picker: 'مجهّز طلبات',
  'Sales associate': 'بائع',
  'Warehouse admin': 'مدير المخزن',
  'Store admin': 'مدير المتجر',
  'Consignment admin': 'مدير الأمانات',
  'YK admin': 'إدارة YK',
  'Super admin': 'المدير العام',
  'Your language on every device': 'لغتك على كل الأجهزة',
};
