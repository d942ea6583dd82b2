import type { Language } from './languages.ts';

/** The words of the screens, beside those of the kit: each text in every language of the kiosk. */
const WORDS = {
  back: ['Back', 'Volver', 'رجوع'],
  cancelRequest: ['Cancel request', 'Cancelar pedido', 'إلغاء الطلب'],
  changeIt: ['Change it', 'Cambiarlo', 'تغييره'],
  chooseSize: ['Choose a size', 'Elige una talla', 'اختر مقاسًا'],
  clearAll: ['Clear all', 'Borrar todo', 'مسح الكل'],
  clears: [
    'This screen starts again on its own',
    'Esta pantalla vuelve a empezar sola',
    'تبدأ هذه الشاشة من جديد تلقائيًا',
  ],
  done: ['Done', 'Listo', 'تم'],
  emptyCart: ['Your cart is empty', 'Tu lista está vacía', 'قائمتك فارغة'],
  emptyCartText: [
    "Choose a product and your size. We'll bring it to you.",
    'Elige un producto y tu talla. Te lo traemos.',
    'اختر منتجًا ومقاسك وسنحضره إليك.',
  ],
  featured: ['Featured', 'Destacados', 'مختارات'],
  featuredIn: ['Featured in {size}', 'Destacados en {size}', 'مختارات بمقاس {size}'],
  filters: ['Filters', 'Filtros', 'عوامل التصفية'],
  keepLooking: ['Keep looking', 'Seguir mirando', 'متابعة التصفح'],
  noNumber: ['There is no such number today.', 'Hoy no hay ningún pedido con ese número.', 'لا يوجد هذا الرقم اليوم.'],
  noResults: ['No results found', 'Sin resultados', 'لا توجد نتائج'],
  noResultsText: [
    "We couldn't find anything for what you are looking.",
    'No encontramos nada de lo que buscas.',
    'لم نجد ما تبحث عنه.',
  ],
  notNow: [
    "The shoes can't be shown right now. What you chose is kept.",
    'Ahora no podemos mostrar las zapatillas. Lo que elegiste se conserva.',
    'لا يمكن عرض الأحذية الآن. ما اخترته محفوظ.',
  ],
  numberText: ['It is on your ticket.', 'Está en tu ticket.', 'تجده على تذكرتك.'],
  numberTitle: ['Your number', 'Tu número', 'رقمك'],
  pair: ['Pair', 'Vincular', 'ربط'],
  pairText: [
    'A manager makes the code on the profile page. It has eight digits and is valid for ten minutes.',
    'La dirección crea el código en la página de perfil. Tiene ocho cifras y vale diez minutos.',
    'ينشئ المدير الرمز في صفحة الملف الشخصي. يتكون من ثمانية أرقام وصالح لعشر دقائق.',
  ],
  pairTitle: ['Enter the code', 'Introduce el código', 'أدخل الرمز'],
  refusedLocation: [
    'This kiosk belongs to another store. Please ask at the desk. What you chose is kept.',
    'Este quiosco es de otra tienda. Pregunta en el mostrador. Lo que elegiste se conserva.',
    'هذا الكشك تابع لمتجر آخر. يرجى السؤال عند المكتب. ما اخترته محفوظ.',
  ],
  refusedSession: [
    'This kiosk has to sign in again. Please try once more. What you chose is kept.',
    'Este quiosco debe iniciar sesión de nuevo. Inténtalo otra vez. Lo que elegiste se conserva.',
    'يجب أن يسجل هذا الكشك الدخول من جديد. حاول مرة أخرى. ما اخترته محفوظ.',
  ],
  refusedTooMany: [
    'Many people are asking right now. Please try again in a minute, or ask at the desk. What you chose is kept.',
    'Hay muchos pedidos ahora. Inténtalo en un minuto o pregunta en el mostrador. Lo que elegiste se conserva.',
    'الطلبات كثيرة الآن. حاول بعد دقيقة أو اسأل عند المكتب. ما اخترته محفوظ.',
  ],
  refusedVariant: [
    'One of these is no longer sold. Remove it and send again. What you chose is kept.',
    'Uno de estos ya no se vende. Quítalo y envía de nuevo. Lo que elegiste se conserva.',
    'أحد هذه المنتجات لم يعد يُباع. أزله وأرسل من جديد. ما اخترته محفوظ.',
  ],
  request: ['Request to try on', 'Pedir para probar', 'طلب التجربة'],
  revoked: [
    'This kiosk was shut out. Enter a new code.',
    'Este quiosco fue desactivado. Introduce un código nuevo.',
    'أُوقف هذا الكشك. أدخل رمزًا جديدًا.',
  ],
  send: ['Send request', 'Enviar pedido', 'إرسال الطلب'],
  showIt: ['Show it', 'Ver', 'عرض'],
  startOver: ['Start over', 'Empezar de nuevo', 'البدء من جديد'],
  thanks: ['Thank you', 'Gracias', 'شكرًا لك'],
  thanksText: [
    'We bring your shoes to you. Remember your number: {number}.',
    'Te traemos tus zapatillas. Recuerda tu número: {number}.',
    'نحضر أحذيتك إليك. تذكر رقمك: {number}.',
  ],
  toTryOn: ['To try on', 'Para probar', 'للتجربة'],
  tooManyTries: [
    'Too many tries. Wait a minute.',
    'Demasiados intentos. Espera un minuto.',
    'محاولات كثيرة. انتظر دقيقة.',
  ],
  tryAgain: ['Try again', 'Reintentar', 'حاول مجددًا'],
  tryAgainNow: ['Try again now', 'Reintentar ahora', 'حاول الآن'],
  wrong: ['Something went wrong', 'Algo salió mal', 'حدث خطأ ما'],
  codeExpired: [
    'This code has expired. Make a new one.',
    'Este código ha caducado. Crea otro.',
    'انتهت صلاحية هذا الرمز. أنشئ رمزًا جديدًا.',
  ],
  codeUsed: [
    'This code has been used. Make a new one.',
    'Este código ya se usó. Crea otro.',
    'استُخدم هذا الرمز. أنشئ رمزًا جديدًا.',
  ],
  codeWrong: [
    'This code is wrong. Check its eight digits.',
    'Este código no es correcto. Revisa sus ocho cifras.',
    'هذا الرمز غير صحيح. تحقق من أرقامه الثمانية.',
  ],
  unreachable: [
    'The store is not reachable. Trying again…',
    'No hay conexión con la tienda. Reintentando…',
    'لا يمكن الوصول إلى المتجر. تجري إعادة المحاولة…',
  ],
  type: ['Type', 'Tipo', 'النوع'],
  brand: ['Brand', 'Marca', 'العلامة'],
  size: ['Size', 'Talla', 'المقاس'],
  where: ['Where', 'Dónde', 'أين'],
  inThisStore: ['In this store', 'En esta tienda', 'في هذا المتجر'],
  otherStores: ['Other stores too', 'También otras tiendas', 'متاجر أخرى أيضًا'],
  sneakers: ['Sneakers', 'Zapatillas', 'أحذية رياضية'],
  boots: ['Boots', 'Botas', 'أحذية طويلة'],
  sandals: ['Sandals', 'Sandalias', 'صنادل'],
  tees: ['Tees', 'Camisetas', 'قمصان'],
  hoodies: ['Hoodies', 'Sudaderas', 'سترات بقلنسوة'],
  accessories: ['Accessories', 'Accesorios', 'إكسسوارات'],
} as const satisfies Record<string, readonly [en: string, es: string, ar: string]>;

export type Word = keyof typeof WORDS;

const COLUMN = { en: 0, es: 1, ar: 2 } as const satisfies Record<Language, number>;

/** A text in a language, with values for the names in braces. */
export function wordIn(language: Language, word: Word, values: Record<string, string> = {}): string {
  return WORDS[word][COLUMN[language]].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
