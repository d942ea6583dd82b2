import './mantine-plain-set.ts';
import '@mantine/core/styles/Center.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Text.css';
import 'mantine-datatable/styles.css';

export { Button, Checkbox, MantineProvider, Menu, Modal } from '@mantine/core';
export { DataTable } from 'mantine-datatable';
