export { Button, Checkbox, DataTable, Dialog, Menu, UiProvider } from '@instore/ui';
