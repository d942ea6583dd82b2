/** The libraries that the kit is compared with, without types: only `pnpm bench` installs them. */
declare module '@mantine/core';
declare module '@mui/*';
declare module '@novu/react';
declare module 'ag-grid-community';
declare module 'ag-grid-react';
declare module 'mantine-datatable';
declare module 'react-toastify';
declare module 'react-virtuoso';
declare module 'sonner';
