import type { Note } from './notes';

/** What is said below a field: first why what was typed does not count, then what is odd about what does. */
export const noteText = (message: string, shown: string, note: Note | undefined): string =>
  message === '' ? (note?.warning ?? '') : `${message}. ${shown === '' ? 'Nothing' : shown} is used until then.`;
