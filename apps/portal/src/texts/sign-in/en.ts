/** The texts of the sign-in, in English. */
export type SignInText =
  | 'Login with Office 365'
  | 'Please contact to Administrator.'
  | 'Please proceed to authenticate with Office365 credentials'
  | 'Sign In'
  | 'Sign In to your account'
  | 'Sign in with another account'
  | 'Signing in'
  | 'Signing out'
  | 'The sign-in could not be completed. Try again. If it fails again, allow this page to store data in the browser, and check that the disk is not full.'
  | 'The sign-in could not be started. Check your network connection, then try again.'
  | 'The store cannot be reached. Nothing is lost.'
  | 'This browser does not store data for this page, which the sign-in needs. Allow cookies and site data for this address in the browser’s settings, then reload the page.'
  | 'Welcome to {product}!'
  | 'You are not authorized to access this page!'
  | 'You are signed out here. The corporate sign-in could not be reached, so you may still be signed in there.';
