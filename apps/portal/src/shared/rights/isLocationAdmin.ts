import { isAdminOf } from '@instore/api';

/**
 * Whether a role acts on all lines of its locations, closes days, and maintains kiosks and delivery spots
 * [Z-09, B-04, C-09, K-12]. The server decides.
 */
export const isLocationAdmin = (role: string): boolean => isAdminOf(role, 'shoesize');
