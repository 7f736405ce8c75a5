import { notify } from './notify';

/** For parts whose own code could not be fetched on opening. */
export const sayNotLoaded = (): void => notify.error('This could not be opened. Check your connection and try again.');
