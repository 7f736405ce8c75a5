import { notify } from './notify';

/** Shows an error when the code for something being opened could not be fetched. */
export const sayNotLoaded = (): void => notify.error('This could not be opened. Check your connection and try again.');
