import { toast, ToastContainer } from 'react-toastify';
import { offerToasts } from './offerToasts.ts';
import { show } from './root.ts';

show(<ToastContainer limit={5} />);
offerToasts(
  (text) => toast.info(text),
  () => document.querySelectorAll('.Toastify__toast').length >= 5,
);
