import type { Note } from './notes';

/** Builds the text below a field: first why the input is rejected, then what is odd about the value in effect. */
export const noteText = (message: string, shown: string, note: Note | undefined): string =>
  message === '' ? (note?.warning ?? '') : `${message}. ${shown === '' ? 'Nothing' : shown} is used until then.`;
