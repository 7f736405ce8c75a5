/** The IndexedDB database that holds the search directory on this device. */
export const DIRECTORY_DATABASE = 'fieldwright-directory';
