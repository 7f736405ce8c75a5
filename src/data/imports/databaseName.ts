/** The IndexedDB database that holds the files of unfinished imports. */
export const IMPORTS_DATABASE = 'fieldwright-imports';
