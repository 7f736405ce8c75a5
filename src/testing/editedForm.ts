import type { UserEvent } from '@testing-library/user-event';
import type { collections } from '@/data/collections';

/** A form, how to open it, and one of its fields. */
export type EditedForm = {
  area: string;
  collection: keyof typeof collections;
  id: string;
  path: string;
  /** Presses whatever opens the form. */
  begin?: (user: UserEvent) => Promise<void>;
  /** A text field of the form, and the record's field behind it. */
  label: RegExp;
  field: string;
  save: string;
  /** Converts the text to the record's field value, if the two differ. */
  asStored?: (text: string) => unknown;
};
