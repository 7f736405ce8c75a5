import { notify } from './notify';

/** For what opens with code of its own that could not be fetched. */
export const sayNotLoaded = (): void => notify.error('This could not be opened. Check your connection and try again.');
