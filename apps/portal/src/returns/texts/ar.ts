import type { TranslatedTexts } from '@instore/ui';
import type { returns as es } from './es.ts';

/** The texts of returns in Arabic. */
export const returns: TranslatedTexts<keyof typeof es> = {
  'All its pairs are as before: checked out to their associates, or reserved for the order.':
    'تعود كل أزواجه كما كانت: مُخرجة للبائعين أو محجوزة لأمر البيع.',
  'As new': 'كالجديد',
  'Back {time}, {name}: {reason}, {condition}': 'عاد {time}، {name}: {reason}، {condition}',
  'It can be reserved and sold again.': 'يمكن حجزه وبيعه من جديد.',
  'It goes on hold and is not sold again.': 'يُوقف ولا يُباع من جديد.',
  'It leaves order {order}.': 'يخرج من أمر البيع {order}.',
  'Its consignee is told that the sale is undone.': 'يُبلَّغ صاحب الأمانة بأن البيع أُلغي.',
  'Leave it on the hold shelf': 'اتركه على رف المحفوظات',
  'No lid': 'بلا غطاء',
  'No sale is open.': 'لا يوجد بيع مفتوح.',
  'Not known': 'غير معروف',
  'Put it back where it was': 'أعده إلى مكانه',
  Returned: 'مُعاد',
  Sale: 'البيع',
  'Scan the pair or type the order': 'امسح الزوج أو اكتب رقم أمر البيع',
  'Scan the pair that comes back, or type the number on its receipt.': 'امسح الزوج العائد أو اكتب الرقم من الإيصال.',
  'Sold by {name}': 'باعه {name}',
  'Sold by mistake? Undo the sale': 'بيع بالخطأ؟ التراجع عن البيع',
  'Take back a sold pair': 'استرجاع زوج مباع',
  'Take it back': 'استرجاعه',
  'Taken back. The pair has no bin.': 'استُرجع. ليس للزوج خانة.',
  'Taken back. The pair is in {bin}.': 'استُرجع. الزوج في {bin}.',
  'Taken back. The pair is on hold.': 'استُرجع. الزوج موقوف.',
  'The money goes back at the till. Here the pair goes back into stock.':
    'يُعاد المال عند الصندوق. هنا يعود الزوج إلى المخزون.',
  'The sale of {order} is undone.': 'أُلغي بيع {order}.',
  'The stockroom puts it away': 'يضعه المخزن في مكانه',
  'To which bin': 'إلى أي خانة',
  'Undo the sale': 'التراجع عن البيع',
  'Undo the sale of {order}?': 'التراجع عن بيع {order}؟',
  'What comes back': 'ما الذي يعود',
};
