/** The attribute on `<html>` that carries the chosen colour scheme. */
export const colorSchemeAttribute = 'data-mui-color-scheme';
