/** The IndexedDB database that holds files whose import is not finished. */
export const IMPORTS_DATABASE = 'fieldwright-imports';
