import { AppError } from '@/lib/appError';
import { fieldValue } from '@/lib/fieldValue';
import type { RawDocument } from './store';

/** Thrown when a document doesn't match its collection's schema. */
export class DamagedError extends AppError {
  readonly collection: string;
  readonly recordId: string;

  constructor(collection: string, recordId: string, cause: unknown) {
    super({
      code: 'invalid',
      userMessage: `The record ${collection}/${recordId} is damaged and cannot be shown.`,
      cause,
    });
    this.name = 'DamagedError';
    this.collection = collection;
    this.recordId = recordId;
  }
}

/** A stored record that doesn't match its schema: what is still known about it. */
export type DamagedRecord = {
  collection: string;
  id: string;
  /** Its display name, as far as it can be read; else ''. */
  name: string;
  updatedBy: string;
  updatedAt: string;
  /** Fields with list elements that were left out; empty if the whole record is unreadable. */
  parts: readonly string[];
};

const LONGEST_NAME = 80;
const NAMES = ['number', 'draftNumber', 'title', 'name', 'label'] as const;

let found: readonly DamagedRecord[] = [];
/** Number of times each is currently shown in a list or on a page. */
const shown = new Map<string, number>();
/** Records the shell no longer lists, because the user has dismissed them. */
const hidden = new Set<string>();
let elsewhere: readonly DamagedRecord[] = [];
const listeners = new Set<() => void>();

const placeOf = ({ collection, id }: Pick<DamagedRecord, 'collection' | 'id'>): string => `${collection}/${id}`;

function tell(): void {
  elsewhere = found.filter((one) => {
    const place = placeOf(one);
    return !hidden.has(place) && !shown.has(one.collection) && !shown.has(place);
  });
  for (const listener of listeners) listener();
}

function textAt(data: RawDocument['data'], field: string): string {
  const value = fieldValue(data, field);
  return typeof value === 'string' ? value.slice(0, LONGEST_NAME) : '';
}

/**
 * Records found to be unreadable, in whole or in part. No list may silently be shorter because of them: lists and record pages show their
 * own, and the shell shows the rest.
 */
export const damagedRecords = {
  get: (): readonly DamagedRecord[] => found,
  /** Returns those that nothing on the screen shows. */
  elsewhere: (): readonly DamagedRecord[] => elsewhere,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** @param parts the fields with elements that were left out, or none if the whole record is unreadable */
  note: (collection: string, { id, data }: RawDocument, parts: readonly string[] = []): void => {
    const name = [...new Set(NAMES.map((field) => textAt(data, field)).filter(Boolean))].slice(0, 2).join(' · ');
    const next = {
      collection,
      id,
      name,
      updatedBy: textAt(data, 'updatedBy'),
      updatedAt: Number.isNaN(Date.parse(textAt(data, 'updatedAt'))) ? '' : textAt(data, 'updatedAt'),
      parts,
    };
    const known = found.find((one) => placeOf(one) === placeOf(next));
    if (known && known.updatedAt === next.updatedAt && known.parts.join() === parts.join()) return;
    found = [...found.filter((one) => one !== known), next];
    tell();
  },
  /** Called when it can be read again, or is gone. */
  forget: (collection: string, id: string): void => {
    // Called for every record that is read.
    if (found.length === 0 || !found.some((one) => one.id === id && one.collection === collection)) return;
    found = found.filter((one) => one.id !== id || one.collection !== collection);
    tell();
  },
  /** Registers that a list shows the damaged records of a collection, or a page shows one record, until the returned function is called. */
  show: (collection: string, id?: string): (() => void) => {
    const place = id === undefined ? collection : placeOf({ collection, id });
    shown.set(place, (shown.get(place) ?? 0) + 1);
    tell();
    return () => {
      const rest = (shown.get(place) ?? 1) - 1;
      if (rest > 0) shown.set(place, rest);
      else shown.delete(place);
      tell();
    };
  },
  /** Stops listing it outside its lists, until the app is opened again. */
  hide: (record: DamagedRecord): void => {
    hidden.add(placeOf(record));
    tell();
  },
  /** Called when the account changes. */
  clear: (): void => {
    found = [];
    hidden.clear();
    tell();
  },
};
