import type { TranslatedTexts } from '@instore/ui';
import { forms } from '../forms.ts';
import type { problems as es } from './es.ts';

/** What the server refuses, in Arabic. */
export const problems: TranslatedTexts<keyof typeof es> = {
  'A part of the file is missing. Choose the file again.': 'ينقص جزء من الملف. اختر الملف من جديد.',
  'All locations share these records. A YK_Admin or Super_Admin can import them.':
    'تتشارك جميع المتاجر هذه السجلات. يمكن لـ YK_Admin أو Super_Admin استيرادها.',
  'It was not applied within a day.': 'لم يُطبَّق خلال يوم.',
  'Nothing is written while a row has a problem.': 'لا يُكتب شيء ما دام في صف ما مشكلة.',
  'Nothing of this kind is ever removed.': 'لا يُحذف شيء من هذا النوع أبدًا.',
  'The file has changed during the upload. Choose it again.': 'تغيّر الملف أثناء الرفع. اختره من جديد.',
  'The file has {size} MB, and {most} MB is the most. Divide it into several files.':
    'حجم الملف {size} ميغابايت، والحد الأقصى {most} ميغابايت. قسّمه إلى عدة ملفات.',
  'The file is being written and cannot be cancelled any more.': 'تجري كتابة الملف ولم يعد بالإمكان إلغاؤه.',
  'The store could not finish this. Nothing was written: try again.':
    'لم يتمكن الخادم من إنهاء ذلك. لم يُكتب شيء: حاول مرة أخرى.',
  'The store was stopped meanwhile. Nothing was written: choose the file again.':
    'توقف الخادم أثناء ذلك. لم يُكتب شيء: اختر الملف من جديد.',
  'The upload stopped. Nothing was written: choose the file again.': 'توقف الرفع. لم يُكتب شيء: اختر الملف من جديد.',
  'There is no such import here.': 'لا يوجد هنا استيراد كهذا.',
  'There is no such kind of file.': 'لا يوجد نوع ملف كهذا.',
  'This import does not wait any more. Look what became of it.': 'لم يعد هذا الاستيراد في الانتظار. انظر ما آل إليه.',
  'This import is over.': 'انتهى هذا الاستيراد.',
  'This import takes no more of the file. Choose the file again.':
    'لم يعد هذا الاستيراد يقبل الملف. اختر الملف من جديد.',
  '{file} of {person} is being checked here. Wait until it is done, or cancel it.':
    'يجري هنا فحص {file} الخاص بـ {person}. انتظر حتى ينتهي أو ألغِه.',
  '{file} of {person} is being written here. Wait until it is done.':
    'تجري هنا كتابة {file} الخاص بـ {person}. انتظر حتى تنتهي.',
  '{file} of {person} is checked and waits here. Apply it or cancel it first.':
    'تم فحص {file} الخاص بـ {person} وهو ينتظر هنا. طبّقه أو ألغِه أولًا.',
  '{person} uploads {file} here. Wait until it is done, or cancel it.':
    'يرفع {person} الملف {file} هنا. انتظر حتى ينتهي أو ألغِه.',
  'Another admin changes your own role and locations.': 'يغيّر مسؤول آخر دورك وفروعك.',
  'Another person has changed this person meanwhile. Check it and save again.':
    'غيّر شخص آخر بيانات هذا الشخص في هذه الأثناء. تحقق منها واحفظ مجددًا.',
  'Choose a time that is still to come.': 'اختر وقتًا لم يحن بعد.',
  'Choose an associate of the location for the open lines.': 'اختر بائعًا من الفرع للبنود المفتوحة.',
  'Only a Super_Admin changes a Super_Admin.': 'لا يغيّر Super_Admin إلا Super_Admin.',
  'Only a YK_Admin or Super_Admin changes a person with this role.':
    'لا يغيّر شخصًا بهذا الدور إلا YK_Admin أو Super_Admin.',
  'All people have seen it.': 'رآه الجميع.',
  'It has just rung. Try again in {seconds} s.': 'نُبِّه إليه قبل قليل. حاول مرة أخرى بعد {seconds} ث.',
  'There is no such announcement here.': 'لا يوجد إعلان كهذا هنا.',
  'This announcement is not shown any more.': 'لم يعد هذا الإعلان معروضًا.',
  'This is the e-mail address of another person.': 'هذا بريد إلكتروني لشخص آخر.',
  'This is the last Store_Admin of a location. Give another person the role first.':
    'هذا آخر Store_Admin في أحد الفروع. امنح الدور لشخص آخر أولًا.',
  'This is the last Super_Admin. Give another person the role first.': 'هذا آخر Super_Admin. امنح الدور لشخص آخر أولًا.',
  'This person has access already. Search the name.': 'لدى هذا الشخص صلاحية الدخول بالفعل. ابحث عن الاسم.',
  'This person works at other locations, too. A YK_Admin or Super_Admin can change that.':
    'يعمل هذا الشخص في فروع أخرى أيضًا. يمكن لـ YK_Admin أو Super_Admin تغيير ذلك.',
  'You may not give this role.': 'لا يمكنك منح هذا الدور.',
  '{person} has changed {name} meanwhile, from {before} to {after}. Check it and save again.':
    'غيّر {person} بيانات {name} في هذه الأثناء من {before} إلى {after}. تحقق منها واحفظ مجددًا.',
  'A delivery of another location has this number.': 'تسليمة في موقع آخر لها هذا الرقم.',
  'A request can be nudged once it is two minutes old.': 'يمكن التذكير بالطلب بعد مرور دقيقتين عليه.',
  'A Warehouse_Admin, YK_Admin or Super_Admin can discard this count.':
    'يمكن لـ Warehouse_Admin أو YK_Admin أو Super_Admin تجاهل هذا الجرد.',
  'Another change is under way. Nothing was changed: try again in a moment.':
    'هناك تغيير آخر جارٍ. لم يتغير شيء: حاول مجددًا بعد لحظات.',
  'One call announces at most 5,000 pairs.': 'عدد الأزواج المعلنة في الطلب كبير جدًا.',
  'There are more barcodes than pairs.': 'الرموز الشريطية أكثر من الأزواج.',
  'This barcode is in the call twice.': 'هذا الرمز الشريطي مكرر في الطلب.',
  'This is the barcode of a pair in stock.': 'هذا رمز زوج موجود في المخزون.',
  'This number is in the call twice.': 'هذا الرقم مكرر في الطلب.',
  'another location': 'فرع آخر',
  'Another person': 'شخص آخر',
  'Another person checked {name}, size {size} out. Ask an admin.': 'أخرج شخص آخر {name}، المقاس {size}. اسأل مسؤولًا.',
  'Another person has changed the delivery spots meanwhile. Check them and try again.':
    'غيّر شخص آخر نقاط التسليم في هذه الأثناء. راجعها وحاول مجددًا.',
  'Bin {bin} is empty.': 'الموقع {bin} فارغ.',
  'Bin {bin} is on shelf {there}, not on shelf {shelf}.': 'الموقع {bin} على الرف {there} وليس على الرف {shelf}.',
  booked: 'محجوز',
  cancelled: 'ملغى',
  'Check the order and try again.': 'تحقق من أمر البيع وحاول مجددًا.',
  completed: 'مكتمل',
  'Enter the beginning of the SKU, without wildcards.': 'أدخل بداية رمز SKU من دون رموز بدل.',
  holiday: 'عطلة',
  'Name the bin on shelf {shelf}.': 'حدّد الموقع على الرف {shelf}.',
  'no bin': 'بلا موقع',
  'No pair has the barcode {barcode}.': 'لا يوجد زوج يحمل الرمز الشريطي {barcode}.',
  'No pair of this size is left. Choose another one.': 'لم يبق أي زوج بهذا المقاس. اختر مقاسًا آخر.',
  'No pair of {name}, size {size} is left at {location}.': 'لم يبق أي زوج من {name}، المقاس {size}، في {location}.',
  'not visited': 'لم يحضر',
  ongoing: 'جارٍ',
  'Only 1 pair of {name}, size {size} is left at {location}.':
    'بقي زوج واحد فقط من {name}، المقاس {size}، في {location}.',
  'Only {left} pairs of {name}, size {size} are left at {location}.':
    'الأزواج الباقية من {name}، المقاس {size}، في {location}: {left} فقط.',
  'Order {order} has no open item for this pair. Check the number.':
    'لا يوجد في أمر البيع {order} بند مفتوح لهذا الزوج. تحقق من الرقم.',
  'Order {order} has no such item.': 'لا يوجد هذا البند في أمر البيع {order}.',
  'Order {order} is cancelled.': 'أُلغي أمر البيع {order}.',
  'Order {order} is not paid yet.': 'لم يُدفع أمر البيع {order} بعد.',
  'Order {order} is sold.': 'أمر البيع {order} مباع.',
  'Size {taken} was already taken instead of {name}, size {size}.':
    'أُخذ المقاس {taken} من قبل بدلًا من {name}، المقاس {size}.',
  'The customer has {name}, size {size}. Check it in when it is back.':
    '{name}، المقاس {size}، لدى العميل. سجّل إرجاعه عندما يعود.',
  'The database accepts no changes at the moment. Nothing was changed: try again in a moment.':
    'لا تقبل قاعدة البيانات تغييرات الآن. لم يتغير شيء: حاول مجددًا بعد لحظات.',
  'The end must be after the start.': 'يجب أن تكون النهاية بعد البداية.',
  'The filters may have {count} values in total.': 'الحد الأقصى لقيم عوامل التصفية معًا هو {count}.',
  'The first day must not be after the last.': 'يجب ألا يكون اليوم الأول بعد الأخير.',
  'The store cannot reach its database at the moment. Try again in a moment.':
    'لا يصل الخادم إلى قاعدة بياناته الآن. حاول مجددًا بعد لحظات.',
  'The store has too much to do at the moment. Nothing was changed: try again in a moment.':
    'الخادم مشغول جدًا الآن. لم يتغير شيء: حاول مجددًا بعد لحظات.',
  'The warehouse has nothing to pick for this line.': 'ليس لدى المستودع ما يجهّزه لهذا البند.',
  'There is no bin {bin} at {location}.': 'لا يوجد موقع {bin} في {location}.',
  'There is no location {location}.': 'لا يوجد فرع بالاسم {location}.',
  'There is no open request for {name}, size {size}.': 'لا يوجد طلب مفتوح لـ {name}، المقاس {size}.',
  'There is no order {order} at this location.': 'لا يوجد أمر بيع {order} في هذا الفرع.',
  'There is no order {order}.': 'لا يوجد أمر البيع {order}.',
  'There is no request {request}.': 'لا يوجد الطلب {request}.',
  'There is no aisle {aisle} at this location.': 'لا يوجد الممر {aisle} في هذا الفرع.',
  'There are {count} differences. Hand the count in: another person counts this bin again.':
    'هناك {count} من الفروق. سلّم الجرد: يعيد شخص آخر جرد هذا الموقع.',
  'You counted this bin first. Another person counts it again.': 'أنت من جرد هذا الموقع أولاً. يعيد جرده شخص آخر.',
  'This bin is counted again. Start its count first.': 'يُعاد جرد هذا الموقع. ابدأ جرده أولاً.',
  'Too many differences: another person counts this bin again before the count is applied.':
    'الفروق كثيرة: يعيد شخص آخر جرد هذا الموقع قبل تطبيق الجرد.',
  'Hand the count in first: then you see what it found.': 'سلّم الجرد أولاً: بعدها ترى ما وجده.',
  'Choose one day, or weekdays.': 'اختر يومًا واحدًا أو أيام الأسبوع.',
  'There is no such plan at this location.': 'لا توجد هذه الخطة في هذا الفرع.',
  'This person does not count at this location.': 'هذا الشخص لا يجرد في هذا الفرع.',
  'There is no such count at this location.': 'لا يوجد هذا الجرد في هذا الفرع.',
  'A PIN has six digits.': 'يتكون الرقم السري من ستة أرقام.',
  'A PIN is for a tablet of the shop where you work. Sign in fully on one.':
    'الرقم السري لجهاز لوحي في الفرع الذي تعمل فيه. سجّل الدخول الكامل على أحدها.',
  'A run of digits is easy to guess. Choose another PIN.': 'من السهل تخمين أرقام متتالية. اختر رقمًا سريًا آخر.',
  'Six equal digits are easy to guess. Choose another PIN.': 'من السهل تخمين ستة أرقام متساوية. اختر رقمًا سريًا آخر.',
  'There is no PIN for this device, or it is older than 7 days. Sign in fully.':
    'لا يوجد رقم سري لهذا الجهاز أو مضى عليه أكثر من 7 أيام. سجّل الدخول الكامل.',
  'This badge is not known on this device.': 'هذه البطاقة غير معروفة على هذا الجهاز.',
  'This person does not sign in on this device.': 'لا يسجّل هذا الشخص الدخول على هذا الجهاز.',
  'This person does not work here.': 'لا يعمل هذا الشخص هنا.',
  'This person no longer signs in on this device.': 'لم يعد هذا الشخص يسجّل الدخول على هذا الجهاز.',
  'Too many wrong PINs. Sign in fully.': 'أرقام سرية خاطئة كثيرة. سجّل الدخول الكامل.',
  'Wrong PIN. Tries left: {left}.': 'رقم سري خاطئ. المحاولات المتبقية: {left}.',
  'Your PIN is not enough for this. Sign in fully.': 'رقمك السري لا يكفي لهذا. سجّل الدخول الكامل.',
  'Your sign-in is older than 10 minutes. Sign in fully.': 'مضى على تسجيل دخولك أكثر من 10 دقائق. سجّل الدخول الكامل.',
  '{person} has signed in on this tablet at the same time. Switch person to work under your name.':
    'سجّل {person} الدخول على هذا الجهاز اللوحي في الوقت نفسه. بدّل الشخص للعمل باسمك.',
  'There is no such device.': 'لا يوجد هذا الجهاز.',
  'Another admin has changed the opening hours. Look at them again before you save.':
    'غيّر مسؤول آخر ساعات العمل. انظر إليها مجددًا قبل الحفظ.',
  'This day closes before it opens.': 'هذا اليوم يُغلق قبل أن يفتح.',
  'This day is shorter than a slot.': 'هذا اليوم أقصر من موعد.',
  'There is no such printer.': 'لا توجد هذه الطابعة.',
  'There is no such print job.': 'لا توجد مهمة الطباعة هذه.',
  'This location has no bin {id}.': 'لا يوجد في هذا الفرع الموقع {id}.',
  'This location has no pair with the barcode {id}.': 'لا يوجد في هذا الفرع زوج بالباركود {id}.',
  'This location has no carton {id}.': 'لا توجد في هذا الفرع الكرتونة {id}.',
  'This is no IP address. One is 10.1.2.3, for example.': 'هذا ليس عنوان IP. مثال: 10.1.2.3.',
  'The settings of this store allow no printers. The operator names their addresses in PRINTER_RANGES.':
    'إعدادات هذا المتجر لا تسمح بطابعات. يحدد المشغّل عناوينها في PRINTER_RANGES.',
  'The settings of this store allow no printer at {address}, only in {ranges}.':
    'إعدادات هذا المتجر لا تسمح بطابعة على {address}، بل في {ranges} فقط.',
  'Another printer of this location has this name.': 'توجد في هذا الفرع طابعة أخرى بهذا الاسم.',
  'This location has 20 printers. Remove one first.': 'في هذا الفرع 20 طابعة. أزل واحدة أولًا.',
  'Another admin has changed this printer. Look at it again before you save.':
    'غيّر مسؤول آخر هذه الطابعة. انظر إليها مجددًا قبل الحفظ.',
  'This print job does not wait any more.': 'لم تعد مهمة الطباعة هذه في الانتظار.',
  'This print job still waits.': 'مهمة الطباعة هذه ما زالت في الانتظار.',
  'There is no such line at this location.': 'لا يوجد هذا البند في هذا الفرع.',
  'There is no such pair at this location.': 'لا يوجد هذا الزوج في هذا الفرع.',
  'These requests have no open lines. Refresh the list.': 'لا توجد بنود مفتوحة في هذه الطلبات. حدّث القائمة.',
  'This booking does not lie in the closed time.': 'هذا الحجز ليس ضمن وقت الإغلاق.',
  'This booking has not started yet.': 'لم يبدأ هذا الحجز بعد.',
  'This booking is on a holiday and cannot become {to}.': 'هذا الحجز في يوم عطلة ولا يمكن تغييره إلى {to}.',
  'This booking is over.': 'انتهى هذا الحجز.',
  'This booking is {from} and cannot become {to}.': 'حالة هذا الحجز {from} ولا يمكن تغييرها إلى {to}.',
  'This count was applied. Start a new one.': 'تم تطبيق هذا الجرد. ابدأ جردًا جديدًا.',
  'This count was discarded. Start a new one.': 'تم تجاهل هذا الجرد. ابدأ جردًا جديدًا.',
  'This day is over.': 'انتهى هذا اليوم.',
  'This is no other size of {name}, size {size}.': 'هذا ليس مقاسًا آخر من {name}، المقاس {size}.',
  'This location has no delivery spot {spot}.': 'لا توجد في هذا الفرع نقطة تسليم {spot}.',
  'This pair belongs to order {order}.': 'هذا الزوج يخص أمر البيع {order}.',
  'This pair belongs to {location}.': 'هذا الزوج يخص {location}.',
  'This pair is already checked in.': 'سُجّل إرجاع هذا الزوج من قبل.',
  'This pair is checked out for {holder}.': 'تم إخراج هذا الزوج من أجل {holder}.',
  'This pair is on hold. Scan another one.': 'هذا الزوج موقوف. امسح زوجًا آخر.',
  'This pair is reserved for order {order}. Scan another one.': 'هذا الزوج محجوز لأمر البيع {order}. امسح زوجًا آخر.',
  'This pair is reserved for request {request} and is not checked out.':
    'هذا الزوج محجوز للطلب {request} ولم يتم إخراجه.',
  'This pair is reserved for request {request}. Scan another one.': 'هذا الزوج محجوز للطلب {request}. امسح زوجًا آخر.',
  'This pair is reserved for {holder}. Choose another one.': 'هذا الزوج محجوز لـ {holder}. اختر زوجًا آخر.',
  'This pair is reserved for {holder}. Take another one.': 'هذا الزوج محجوز لـ {holder}. خذ زوجًا آخر.',
  'This pair is sold.': 'هذا الزوج مباع.',
  'This person is no associate of the location.': 'هذا الشخص ليس بائعًا في هذا الفرع.',
  'This request no longer exists.': 'لم يعد هذا الطلب موجودًا.',
  'A transfer can be nudged once it is two minutes old.': 'يمكن التذكير بالنقل بعد مرور دقيقتين عليه.',
  'This transfer was nudged within the last minute.': 'تم التذكير بهذا النقل خلال الدقيقة الأخيرة.',
  'This request was nudged within the last minute.': 'تم التذكير بهذا الطلب خلال الدقيقة الأخيرة.',
  'The clock of this device was set back after this scan. Check the pair and scan it again.':
    'أُرجعت ساعة هذا الجهاز إلى الوراء بعد هذا المسح. تحقق من الزوج وامسحه من جديد.',
  'This scan is older than 20 hours. Check the pair and scan it again.':
    'مضى على هذا المسح أكثر من 20 ساعة. تحقق من الزوج وامسحه من جديد.',
  'This time has been taken.': 'هذا الوقت محجوز.',
  'This time has been taken. Move the booking instead.': 'هذا الوقت محجوز. انقل الحجز بدلًا من ذلك.',
  'This time has passed.': 'مضى هذا الوقت.',
  'This took too long and was cancelled. Nothing was changed: try again in a moment.':
    'استغرق هذا وقتًا طويلًا وأُلغي. لم يتغير شيء: حاول مجددًا بعد لحظات.',
  upcoming: 'قادم',
  visited: 'حضر',
  'Wrong colourway: scanned {scanned}, requested {requested}': 'لون خاطئ: الممسوح {scanned}، المطلوب {requested}',
  'Wrong product: scanned {scanned}, requested {requested}': 'منتج خاطئ: الممسوح {scanned}، المطلوب {requested}',
  'Wrong size: scanned {scanned}, requested {requested}': 'مقاس خاطئ: الممسوح {scanned}، المطلوب {requested}',
  'You can keep {count} saved searches. Remove one first.': 'يمكنك حفظ {count} عملية بحث. احذف واحدة أولًا.',
  '{name}, size {size} is not checked in any more.': 'لم يعد {name}، المقاس {size}، مسجلًا كمُرجَع.',
  'Another person checked {name}, size {size} in. Ask an admin.':
    'سجّل شخص آخر إرجاع {name}، المقاس {size}. اسأل مسؤولًا.',
  '{name}, size {size} has been reserved or set aside since. Check it out again.':
    'حُجز {name}، المقاس {size}، أو وُضع جانبًا منذ ذلك. أخرجه مرة أخرى.',
  'There is no such note at this location.': 'لا توجد ملاحظة كهذه في هذا المتجر.',
  '{person} closed the day at {time}. Read that note first.':
    'أغلق {person} اليوم الساعة {time}. اقرأ تلك الملاحظة أولًا.',
  '{count} minutes are over. Check {name}, size {size} out instead.': forms({
    zero: 'انتهت المهلة. أخرج {name}، المقاس {size}، بدلًا من ذلك.',
    one: 'مرّت دقيقة. أخرج {name}، المقاس {size}، بدلًا من ذلك.',
    two: 'مرّت دقيقتان. أخرج {name}، المقاس {size}، بدلًا من ذلك.',
    few: 'مرّت {count} دقائق. أخرج {name}، المقاس {size}، بدلًا من ذلك.',
    many: 'مرّت {count} دقيقة. أخرج {name}، المقاس {size}، بدلًا من ذلك.',
    other: 'مرّت {count} دقيقة. أخرج {name}، المقاس {size}، بدلًا من ذلك.',
  }),
  '{count} minutes are over. Check {name}, size {size} in instead.': forms({
    zero: 'انتهت المهلة. سجّل إرجاع {name}، المقاس {size}، بدلًا من ذلك.',
    one: 'مرّت دقيقة. سجّل إرجاع {name}، المقاس {size}، بدلًا من ذلك.',
    two: 'مرّت دقيقتان. سجّل إرجاع {name}، المقاس {size}، بدلًا من ذلك.',
    few: 'مرّت {count} دقائق. سجّل إرجاع {name}، المقاس {size}، بدلًا من ذلك.',
    many: 'مرّت {count} دقيقة. سجّل إرجاع {name}، المقاس {size}، بدلًا من ذلك.',
    other: 'مرّت {count} دقيقة. سجّل إرجاع {name}، المقاس {size}، بدلًا من ذلك.',
  }),
  '{day} is not a day. Write it as 2026-11-22.': '{day} ليس يومًا. اكتبه هكذا: 2026-11-22.',
  '{holder} picks these requests. Ask for them to be handed back.': '{holder} يجهّز هذه الطلبات. اطلب إعادتها.',
  '{holder} picks {name}, size {size}. Ask for it to be handed back, or take another line.':
    '{holder} يجهّز {name}، المقاس {size}. اطلب إعادته أو خذ بندًا آخر.',
  '{location} has no booking {booking}.': 'ليس لدى {location} الحجز {booking}.',
  '{location} has no slot that starts at this time.': 'لا يوجد في {location} موعد يبدأ في هذا الوقت.',
  '{location} is closed at this time.': '{location} مغلق في هذا الوقت.',
  '{name} is in the list twice.': '{name} مذكور مرتين في القائمة.',
  '{name}, size {size} belongs to another associate.': '{name}، المقاس {size}، يخص بائعًا آخر.',
  '{name}, size {size} does not need another size.': '{name}، المقاس {size}، لا يحتاج إلى مقاس آخر.',
  '{name}, size {size} has not been requested yet.': '{name}، المقاس {size}، لم يُطلب بعد.',
  '{name}, size {size} is already checked out for request {request}.':
    '{name}، المقاس {size}، تم إخراجه من قبل للطلب {request}.',
  '{name}, size {size} is already checked out.': '{name}، المقاس {size}، تم إخراجه من قبل.',
  '{name}, size {size} is already part of request {request}.': '{name}، المقاس {size}، جزء من الطلب {request} من قبل.',
  '{name}, size {size} is checked out with another pair: {barcode}.':
    '{name}، المقاس {size}، تم إخراجه بزوج آخر: {barcode}.',
  '{name}, size {size} is checked out. Check it in first.': '{name}، المقاس {size}، خارج المستودع. سجّل إرجاعه أولًا.',
  '{name}, size {size} is not available.': '{name}، المقاس {size}، غير متوفر.',
  '{name}, size {size} is not checked out yet.': '{name}، المقاس {size}، لم يتم إخراجه بعد.',
  '{name}, size {size} is sold.': '{name}، المقاس {size}، مباع.',
  '{name}, size {size} is sold. Ask an admin.': '{name}، المقاس {size}، مباع. اسأل مسؤولًا.',
  '{name}, size {size} was requested a moment ago. Apply the count again.':
    '{name}، المقاس {size}، طُلب قبل لحظات. طبّق الجرد من جديد.',
  '{name}, size {size} left the bin after the last scan ({person}, {time}). Scan a pair of the bin again, or discard the count.':
    '{name}، المقاس {size}، خرج من الموقع بعد آخر مسح ({person}، {time}). امسح زوجًا من الموقع من جديد، أو ألغِ الجرد.',
  '{name}, size {size} was cancelled.': '{name}، المقاس {size}، تم إلغاؤه.',
  '{name}, size {size} was checked out and returned.': '{name}، المقاس {size}، تم إخراجه ثم أُرجع.',
  '{name}, size {size} was put into the bin after the last scan ({person}, {time}). Scan a pair of the bin again, or discard the count.':
    '{name}، المقاس {size}، وُضع في الموقع بعد آخر مسح ({person}، {time}). امسح زوجًا من الموقع من جديد، أو ألغِ الجرد.',
  '{person} already checked this pair out for request {request}.': '{person} أخرج هذا الزوج من قبل للطلب {request}.',
  '{person} changed {name}, size {size} at {time}, after this scan: {act}. Check the pair, then try again or drop it.':
    '{person} غيّر {name}، المقاس {size}، الساعة {time}، بعد هذا المسح: {act}. تحقق من الزوج ثم حاول مجددًا أو تجاهله.',
  '{person} changed {name}, size {size} at {time}, after this scan. Check the pair, then try again or drop it.':
    '{person} غيّر {name}، المقاس {size}، الساعة {time}، بعد هذا المسح. تحقق من الزوج ثم حاول مجددًا أو تجاهله.',
  '{person} has changed this booking to {status}.': '{person} غيّر هذا الحجز إلى {status}.',
  '{person} has moved this booking.': '{person} نقل هذا الحجز.',
  '{person} moved this pair to {bin} in the meantime. Check it and try again.':
    '{person} نقل هذا الزوج إلى {bin} في هذه الأثناء. تحقق منه وحاول مجددًا.',
  '{size} has no size system. Write it as EU 44.': 'لا يوجد نظام مقاسات في {size}. اكتبه هكذا: EU 44.',
  'A pair of order {order} was just replaced. Check the order and try again.':
    'تم استبدال زوج من أمر البيع {order} للتو. تحقق من الأمر وحاول مرة أخرى.',
  'Order {order} cannot be sold: 1 pair of it has no barcode yet.':
    'لا يمكن بيع الأمر {order}: زوج واحد منه بلا رمز شريطي حتى الآن.',
  'Order {order} cannot be sold: {count} pairs of it have no barcode yet.':
    'لا يمكن بيع الأمر {order}: عدد الأزواج بلا رمز شريطي حتى الآن: {count}.',
  'There is no such announced pair at this location.': 'لا يوجد زوج معلن كهذا في هذا الفرع.',
  'This pair is checked out for {holder}. Choose another pair in its place.':
    'تم إخراج هذا الزوج من أجل {holder}. اختر زوجًا آخر بدلاً منه.',
  'This pair is checked out for {holder}. It can be put on hold once it is free.':
    'تم إخراج هذا الزوج من أجل {holder}. يمكن إيقافه عندما يصبح متاحًا.',
  'This pair is reserved for {holder}. Choose another pair in its place.':
    'هذا الزوج محجوز لـ {holder}. اختر زوجًا آخر بدلاً منه.',
  'This pair is reserved for {holder}. It can be put on hold once it is free.':
    'هذا الزوج محجوز لـ {holder}. يمكن إيقافه عندما يصبح متاحًا.',
  '{person} accepted this pair before.': 'سبق أن قبل {person} هذا الزوج.',
  '{person} declined this pair before.': 'سبق أن رفض {person} هذا الزوج.',
  'Nothing of this text is visible.': 'لا يظهر شيء من هذا النص.',
  'One letter has too many marks. Delete them.': 'على أحد الحروف علامات كثيرة جدًا. احذفها.',
  'The text is too long. Use at most {count} characters.': 'النص طويل جدًا. الحد الأقصى {count} من الأحرف.',
  'There is an invisible character in the text: {character}. Delete it.': 'في النص حرف غير مرئي: {character}. احذفه.',
  'Write it on one line.': 'اكتبه في سطر واحد.',
  'Your other export is not finished. This one has not started: try again when it is.':
    'لم ينتهِ تصديرك الآخر بعد، ولم يبدأ هذا التصدير. حاول مجددًا بعد انتهائه.',
  '{person} holds this pair for {customer} until {time}. Take another one.':
    '{person} يحفظ هذا الزوج لـ {customer} حتى {time}. خذ زوجًا آخر.',
  'A pair is held for at most {count} days.': 'يُحفظ الزوج {count} يومًا على الأكثر.',
  '{person} handed this pair over at {time}.': '{person} سلّم هذا الزوج عند {time}.',
  '{person} let this pair go at {time}.': '{person} أتاح هذا الزوج عند {time}.',
  'The hold of this pair ended at {time}.': 'انتهى حفظ هذا الزوج عند {time}.',
  '{person} holds this pair.': '{person} يحفظ هذا الزوج.',
  'There is no such hold at this location.': 'لا يوجد هذا الحفظ في هذا الفرع.',
  '{person} closed this delivery at {time}.': '{person} أغلق هذه التسليمة عند {time}.',
  '{person} counted this pair at {time}, in carton {carton}.': '{person} عدّ هذا الزوج عند {time} في الكرتون {carton}.',
  'This pair was counted in delivery {delivery}.': 'عُدّ هذا الزوج في التسليمة {delivery}.',
  '{name}, size {size} ({barcode}) belongs to {location}. Put it aside.':
    '{name}، المقاس {size} ({barcode}) يتبع {location}. ضعه جانبًا.',
  '{name}, size {size} ({barcode}) is sold. Put it aside: it may be a return.':
    '{name}، المقاس {size} ({barcode}) مبيع. ضعه جانبًا: قد يكون مرتجعًا.',
  '{name}, size {size} ({barcode}) belongs to a consignee. Put it aside.':
    '{name}، المقاس {size} ({barcode}) يخص مودِعًا. ضعه جانبًا.',
  '{name}, size {size} ({barcode}) is in stock already. Check its label.':
    '{name}، المقاس {size} ({barcode}) موجود في المخزون. تحقق من ملصقه.',
  '{barcode} is not on delivery {delivery}. Choose the size of the pair.':
    '{barcode} ليس في التسليمة {delivery}. اختر مقاس الزوج.',
  'Delivery {delivery} has no carton {carton}. Scan the label of the carton again.':
    'ليس في التسليمة {delivery} الكرتون {carton}. امسح ملصق الكرتون مرة أخرى.',
  'No pair of these is left to count in carton {carton}.': 'لم يبقَ من هذه الأزواج ما يُعدّ في الكرتون {carton}.',
  'Pairs that are not counted: {count}. Scan them, or say that they are not in the carton.':
    'أزواج غير معدودة: {count}. امسحها أو اذكر أنها ليست في الكرتون.',
  'There is no such delivery at this location.': 'لا توجد هذه التسليمة في هذا الفرع.',
  'Scan a barcode, or choose the size of a pair without one.': 'امسح رمزًا شريطيًا أو اختر مقاس زوج بلا رمز.',
  'There is no such size. Choose another one.': 'لا يوجد هذا المقاس. اختر مقاسًا آخر.',
  'This pair is not in the delivery any more.': 'لم يعد هذا الزوج في التسليمة.',
  'This pair is not counted. Scan it again.': 'هذا الزوج غير معدود. امسحه مرة أخرى.',
  'This delivery has changed. Look at the differences again, then close it.':
    'تغيّرت هذه التسليمة. راجع الفروق مرة أخرى ثم أغلقها.',
  '{person} closed the delivery of {sender} with differences: {short} short, {over} over, {damaged} damaged':
    '{person} أغلق تسليمة {sender} مع فروق: ناقص {short}، زائد {over}، تالف {damaged}',
  'Choose another location of the store.': 'اختر موقعًا آخر للمتجر.',
  'A pair is held for a first name, until a time.': 'يُحفظ الزوج لاسم أول حتى وقت محدد.',
  'There is no such transfer at this location.': 'لا يوجد هذا النقل في هذا الموقع.',
  '{person} asked for this pair at {time}. It is not accepted yet.': 'طلب {person} هذا الزوج عند {time}. لم يُقبل بعد.',
  '{person} accepted this transfer at {time}.': 'قبل {person} هذا النقل عند {time}.',
  '{person} packed this pair at {time}.': 'وضع {person} هذا الزوج في الكرتون عند {time}.',
  '{person} closed the carton at {time}. It has not left yet.': 'أغلق {person} الكرتون عند {time}. لم يغادر بعد.',
  '{person} sent this pair at {time}.': 'أرسل {person} هذا الزوج عند {time}.',
  '{person} received this pair at {time}.': 'استلم {person} هذا الزوج عند {time}.',
  '{person} refused this transfer at {time}.': 'رفض {person} هذا النقل عند {time}.',
  '{person} cancelled this transfer at {time}.': 'ألغى {person} هذا النقل عند {time}.',
  '{person} reported this pair missing at {time}.': 'أبلغ {person} عن فقدان هذا الزوج عند {time}.',
  '{person} asked for this pair.': 'طلب {person} هذا الزوج.',
  'No pair of {name}, size {size} is left here. Refuse the transfer.':
    'لم يبق هنا أي زوج من {name}، المقاس {size}. ارفض النقل.',
  'No location asks for {name}, size {size}. Put the pair back.':
    'لا يطلب أي موقع {name}، المقاس {size}. أعد الزوج إلى مكانه.',
  'This pair is in transit to {location}, in carton {carton}.':
    'هذا الزوج في الطريق إلى {location}، في الكرتون {carton}.',
  'This pair is in carton {carton} to {location}.': 'هذا الزوج في الكرتون {carton} إلى {location}.',
  'This pair is reserved for {location}. Take another one.': 'هذا الزوج محجوز لموقع {location}. خذ زوجًا آخر.',
  'No carton {carton} leaves this location. Check the label.': 'لا يغادر الكرتون {carton} هذا الموقع. افحص الملصق.',
  'No carton {carton} comes to this location. Check the label.': 'لا يأتي الكرتون {carton} إلى هذا الموقع. افحص الملصق.',
  'This carton is open. Close it first: scan its label.': 'هذا الكرتون مفتوح. أغلقه أولًا: امسح ملصقه.',
  'This pair is not on its way here. It belongs to {location}.':
    'هذا الزوج ليس في الطريق إلى هنا. إنه تابع لـ {location}.',
  'No pair of this carton is in transit any more.': 'لم يعد أي زوج من هذا الكرتون في الطريق.',
  '{person} took this pair back at {time}.': 'استعاد {person} هذا الزوج عند {time}.',
  'This pair was not sold with order {order}. Scan it again.': 'لم يُبع هذا الزوج مع أمر البيع {order}. امسحه مرة أخرى.',
  'This pair is sold with order {order}. Scan it again.': 'هذا الزوج مباع مع أمر البيع {order}. امسحه مرة أخرى.',
  'No order and no pair has the number {number}.': 'لا يوجد أمر بيع ولا زوج بالرقم {number}.',
  'Order {order} is not sold.': 'أمر البيع {order} غير مباع.',
  'This pair is not sold.': 'هذا الزوج غير مباع.',
  'Order {order} was sold on another day. Ask an admin to undo the sale.':
    'بيع أمر البيع {order} في يوم آخر. اطلب من مسؤول التراجع عن البيع.',
  '{person} sold order {order}. Ask an admin to undo the sale.':
    '{person} باع أمر البيع {order}. اطلب من مسؤول التراجع عن البيع.',
  'Choose a begin and another end of the quiet time, or neither.':
    'اختر بداية ونهاية مختلفة لوقت الهدوء، أو لا شيء منهما.',
  'The last test is only seconds ago. Wait for it.': 'كان آخر اختبار قبل ثوانٍ فقط. انتظره.',
  'This is no address of a known push service.': 'هذا ليس عنوان خدمة إشعارات معروفة.',
  'This is no public key of a browser.': 'هذا ليس مفتاحًا عامًا لمتصفح.',
  'You are called on {count} devices. Remove one of them first.': 'يتم استدعاؤك على {count} من الأجهزة. أزل أحدها أولًا.',
  'You are not called on this device any more.': 'لم يعد يتم استدعاؤك على هذا الجهاز.',
  'This line asks for {name}, size {size}. Ask for that size.':
    'يطلب هذا البند {name}، المقاس {size}. اطلب ذلك المقاس.',
};
