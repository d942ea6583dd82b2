/** The version of Shopify's Admin API that the store speaks. Shopify answers it for a year: until October 2027. */
export const API_VERSION = '2026-10';
