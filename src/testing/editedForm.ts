import type { UserEvent } from '@testing-library/user-event';
import type { collections } from '@/data/collections';

/** A form, how to get to it, and one of its fields. */
export type EditedForm = {
  area: string;
  collection: keyof typeof collections;
  id: string;
  path: string;
  /** What is pressed before the form is there. */
  begin?: (user: UserEvent) => Promise<void>;
  /** A text field of the form, and the record's field behind it. */
  label: RegExp;
  field: string;
  save: string;
  /** What the record's field is for a text in it, where it is more than the text. */
  asStored?: (text: string) => unknown;
};
