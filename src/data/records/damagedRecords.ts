import { AppError } from '@/lib/appError';
import { fieldValue } from '@/lib/fieldValue';
import type { RawDocument } from './store';

/** A document does not fit its collection's schema. */
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

/** A stored record that does not fit its schema: what can still be said of it. */
export type DamagedRecord = {
  collection: string;
  id: string;
  /** What people call it, as far as that can be read; else ''. */
  name: string;
  updatedBy: string;
  updatedAt: string;
  /** Its fields with list elements that are left out; none where the whole record cannot be read. */
  parts: readonly string[];
};

const LONGEST_NAME = 80;
const NAMES = ['number', 'draftNumber', 'title', 'name', 'label'] as const;

let found: readonly DamagedRecord[] = [];
/** Which of them a list or a page shows now, and how many times. */
const shown = new Map<string, number>();
/** Those that the shell no longer names, because somebody has read it. */
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
 * Records met that cannot be read, whole or in part. No list may silently be shorter for them: lists and records' pages show
 * those of their own, and the shell the rest.
 */
export const damagedRecords = {
  get: (): readonly DamagedRecord[] => found,
  /** Those that nothing on the screen shows. */
  elsewhere: (): readonly DamagedRecord[] => elsewhere,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** @param parts the fields with elements that are left out, or none if nothing of it can be read */
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
  /** It can be read again, or is gone. */
  forget: (collection: string, id: string): void => {
    // Asked for each record that is read.
    if (found.length === 0 || !found.some((one) => one.id === id && one.collection === collection)) return;
    found = found.filter((one) => one.id !== id || one.collection !== collection);
    tell();
  },
  /** Says that a list shows the damaged ones of a collection, or a page one record, for as long as it does. */
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
  /** No longer names it outside of its lists, until the app is opened again. */
  hide: (record: DamagedRecord): void => {
    hidden.add(placeOf(record));
    tell();
  },
  /** For another account. */
  clear: (): void => {
    found = [];
    hidden.clear();
    tell();
  },
};
