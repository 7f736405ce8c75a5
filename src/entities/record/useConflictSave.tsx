import { useState, type ReactNode } from 'react';
import { ConflictError } from '@/data/outbox/conflictError';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { parseRecord, type CollectionDefinition } from '@/data/records/definition';
import type { Stored } from '@/domain/record/schema';
import { ConflictDialog } from '@/ui/forms/ConflictDialog';

type Choice = Record<string, 'mine' | 'theirs'>;
type Open = { conflict: ConflictError; answer: (choice: Choice | null) => void };

type Options<T> = {
  definition: CollectionDefinition<T>;
  /** What the fields are called on the form. */
  labels: Partial<Record<keyof T & string, string>>;
  /** A field's value in words; by default text as it is, and lists and groups joined. */
  format?: (field: keyof T & string, value: unknown) => string;
};

const inWords = (value: unknown): string => {
  if (value === '' || value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(inWords).join('; ');
  if (typeof value === 'object') return Object.values(value).filter((part) => part !== '').map(inWords).join(', ');
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : JSON.stringify(value).replace(/^"|"$/g, '');
};

/**
 * Saves an edited record. When somebody else has changed the same fields since `base` was read, the person chooses
 * field by field, and it is saved on top of the other's version. `update` gives the saved record, or null when the
 * person went back to the form. Render `conflictDialog` somewhere on the page.
 */
export function useConflictSave<T extends object>({ definition, labels, format = (_field, value) => inWords(value) }: Options<T>): {
  update: (base: Stored<T>, changes: Partial<T>, label?: string) => Promise<Stored<T> | null>;
  conflictDialog: ReactNode;
} {
  const save = useSaveRecord(definition);
  const [open, setOpen] = useState<Open | null>(null);

  const ask = (conflict: ConflictError): Promise<Choice | null> =>
    new Promise((resolve) => {
      setOpen({
        conflict,
        answer: (choice) => {
          setOpen(null);
          resolve(choice);
        },
      });
    });

  const update = async (base: Stored<T>, changes: Partial<T>, label = ''): Promise<Stored<T> | null> => {
    try {
      return await save.update(base.id, changes, { base, label });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const choice = await ask(error);
      if (choice === null) return null;
      const kept = Object.fromEntries(Object.entries(error.mine).filter(([field]) => choice[field] !== 'theirs')) as Partial<T>;
      const theirs = parseRecord(definition, { id: base.id, data: error.theirs });
      return update(theirs, kept, label);
    }
  };

  const rows = (open?.conflict.fields ?? []).map((name) => {
    const field = name as keyof T & string;
    return {
      field,
      label: labels[field] ?? field,
      mine: format(field, open?.conflict.mine[field]),
      theirs: format(field, open?.conflict.theirs[field]),
    };
  });
  return {
    update,
    conflictDialog: <ConflictDialog key={open ? 'open' : 'closed'} isOpen={open !== null} rows={rows} onResolve={(choice) => open?.answer(choice)} onCancel={() => open?.answer(null)} />,
  };
}
