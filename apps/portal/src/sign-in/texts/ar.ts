import type { TranslatedTexts } from '@instore/ui';
import type { signIn as es } from './es.ts';

/** The texts of the sign-in, in Arabic. */
export const signIn: TranslatedTexts<keyof typeof es> = {
  'Login with Office 365': 'تسجيل الدخول باستخدام Office 365',
  'Please contact to Administrator.': 'يُرجى التواصل مع المسؤول.',
  'Please proceed to authenticate with Office365 credentials': 'يُرجى المتابعة للمصادقة ببيانات Office365',
  'Sign In': 'تسجيل الدخول',
  'Sign In to your account': 'سجّل الدخول إلى حسابك',
  'Sign in with another account': 'تسجيل الدخول بحساب آخر',
  'Signing in': 'جارٍ تسجيل الدخول',
  'Signing out': 'جارٍ تسجيل الخروج',
  'The sign-in could not be completed. Try again. If it fails again, allow this page to store data in the browser, and check that the disk is not full.':
    'تعذّر إكمال تسجيل الدخول. حاول مرة أخرى. إذا تكرر ذلك، فاسمح لهذه الصفحة بتخزين البيانات في المتصفح وتأكد من وجود مساحة على القرص.',
  'The sign-in could not be started. Check your network connection, then try again.':
    'تعذّر بدء تسجيل الدخول. تحقق من اتصال الشبكة ثم حاول مرة أخرى.',
  'The store cannot be reached. Nothing is lost.': 'تعذّر الوصول إلى المتجر. لم يُفقد شيء.',
  'This browser does not store data for this page, which the sign-in needs. Allow cookies and site data for this address in the browser’s settings, then reload the page.':
    'لا يخزّن هذا المتصفح بيانات هذه الصفحة، وتسجيل الدخول يحتاج إليها. اسمح بملفات تعريف الارتباط وبيانات الموقع لهذا العنوان في إعدادات المتصفح ثم أعد تحميل الصفحة.',
  'Welcome to {product}!': 'مرحبًا بك في {product}!',
  'You are not authorized to access this page!': 'غير مصرح لك بالوصول إلى هذه الصفحة!',
  'You are signed out here. The corporate sign-in could not be reached, so you may still be signed in there.':
    'تم تسجيل خروجك هنا. تعذّر الوصول إلى تسجيل دخول الشركة، لذا قد تكون ما زلت مسجلًا هناك.',
};
