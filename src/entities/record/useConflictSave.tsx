import { useState, type ReactNode } from 'react';
import { ConflictError } from '@/data/outbox/conflictError';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { readRecord, type CollectionDefinition } from '@/data/records/definition';
import { auditSchema, type Stored } from '@/domain/record/schema';
import { UserName } from '@/entities/user/UserName';
import type { PartConflict } from '@/lib/mergeParts';
import { isSame } from '@/lib/stableJson';
import { formatCount } from '@/ui/format/quantities';
import { ConflictDialog } from '@/ui/forms/ConflictDialog';
import { fieldInWords } from './fieldInWords';
import { partInWords, pathInWords } from './partInWords';

type Choice = Record<string, 'mine' | 'theirs'>;
type Open = { conflict: ConflictError; asked: readonly string[]; answer: (choice: Choice | null) => void };

type Options<T> = {
  definition: CollectionDefinition<T>;
  /** The fields' labels on the form. */
  labels: Partial<Record<keyof T & string, string>>;
  /** Formats a field's value if `fieldInWords` can't, such as a choice or an ID; null falls back to it. */
  format?: (field: keyof T & string, value: unknown) => string | null;
  /** Returns the label for part of a field that is edited in parts, by its path; null falls back to its names. */
  partLabel?: (field: keyof T & string, path: readonly string[]) => string | null;
  /** Fields that duplicate another or are computed from it: `{ totalCents: 'document' }`. They follow the choice for that field. */
  follows?: Partial<Record<keyof T & string, keyof T & string>>;
  /** Fields derived from others, such as a name from its parts: never asked about, recomputed from the choices. */
  derive?: (fields: T) => Partial<T>;
};

type ShownPart = PartConflict & { label: string };

/** Beyond this, they're only counted. */
const SHOWN_PARTS = 5;

const pickedBy = (fields: object, isPicked: (field: string) => boolean): object =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isPicked(field)));

/** Returns the field to ask about instead of `field`: itself, unless it follows a contested field. */
const leaderOf = (field: string, { fields }: ConflictError, follows: Partial<Record<string, string>>): string => {
  const leader = follows[field];
  return leader !== undefined && fields.includes(leader) ? leader : field;
};

/** Returns the unchanged fields that belong to my version of a contested field: they wouldn't fit with theirs. */
const keptOfFollowers = <T extends object>(
  base: T,
  conflict: ConflictError,
  follows: Partial<Record<keyof T & string, string>>,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(base).filter(([field]) => leaderOf(field, conflict, follows) !== field),
  ) as Partial<T>;

/**
 * Saves an edited record. If someone else has changed the same fields since `base` was read, the user chooses field by field, and it's
 * saved on top of the other version. `update` returns the saved record, or null if the user went back to the form. Render
 * `conflictDialog` somewhere on the page.
 */
export function useConflictSave<T extends object>({
  definition,
  labels,
  format = () => null,
  partLabel = () => null,
  follows = {},
  derive = () => ({}),
}: Options<T>): {
  update: (base: Stored<T>, changes: Partial<T>, label?: string) => Promise<Stored<T> | null>;
  conflictDialog: ReactNode;
} {
  const save = useSaveRecord(definition);
  const { company } = useSession();
  const [open, setOpen] = useState<Open | null>(null);

  const ask = (conflict: ConflictError, asked: readonly string[]): Promise<Choice | null> =>
    new Promise((resolve) => {
      setOpen({
        conflict,
        asked,
        answer: (choice) => {
          setOpen(null);
          resolve(choice);
        },
      });
    });

  const update = async (base: Stored<T>, own: Partial<T>, label = ''): Promise<Stored<T> | null> => {
    const changes = { ...own, ...derive({ ...base, ...own }) };
    try {
      const saved = await save.update(base.id, changes, { base, label });
      // A value merged automatically has parts of both versions; so must anything derived from it.
      const derived = derive(saved);
      return isSame({ ...saved, ...derived }, saved) ? saved : await save.update(saved.id, derived, { label });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const derived = new Set(Object.keys(derive(base)));
      const asked = error.fields.filter((field) => !derived.has(field));
      const choice = asked.length === 0 ? {} : await ask(error, asked);
      if (choice === null) return null;
      const mine: Partial<T> = { ...keptOfFollowers(base, error, follows), ...(error.mine as Partial<T>) };
      const isTheirs = (field: string): boolean => choice[leaderOf(field, error, follows)] === 'theirs';
      // If theirs is kept, my other parts of the field are kept with it.
      const kept = Object.fromEntries(
        Object.entries({ ...mine, ...pickedBy(error.theirsMerged, isTheirs) }).filter(
          ([field]) => !derived.has(field) && (!isTheirs(field) || Object.hasOwn(error.theirsMerged, field)),
        ),
      ) as Partial<T>;
      const theirs = await readRecord(definition, { id: base.id, data: error.theirs });
      return update(theirs, kept, label);
    }
  };

  const shown = (field: keyof T & string, value: unknown): string =>
    format(field, value) ?? fieldInWords(field, value, company.timeZone);
  /** Returns the parts that differ in a field, and in those that follow it. */
  const partsOf = (leader: keyof T & string): ShownPart[] =>
    Object.entries(open?.conflict.parts ?? {})
      .filter(([name]) => open && leaderOf(name, open.conflict, follows) === leader)
      .flatMap(([name, parts]) =>
        parts.map((part) => ({
          ...part,
          label: partLabel(name as keyof T & string, part.path) ?? pathInWords(part.path),
        })),
      );
  const inWords = (parts: readonly ShownPart[], side: 'mine' | 'theirs'): string =>
    parts
      .slice(0, SHOWN_PARTS)
      .map((part) => `${part.label}: ${partInWords(part, side, company.timeZone)}`)
      .concat(parts.length > SHOWN_PARTS ? [formatCount(parts.length - SHOWN_PARTS, 'more part')] : [])
      .join('; ');
  const rows = (open?.asked ?? [])
    .filter((name) => open && leaderOf(name, open.conflict, follows) === name)
    .map((name) => {
      const field = name as keyof T & string;
      const label = labels[field] ?? field;
      const parts = partsOf(field);
      if (parts.length > 0) return { field, label, mine: inWords(parts, 'mine'), theirs: inWords(parts, 'theirs') };
      return {
        field,
        label,
        mine: shown(field, open?.conflict.mine[field]),
        theirs: shown(field, open?.conflict.theirs[field]),
      };
    });
  return {
    update,
    conflictDialog: (
      <ConflictDialog
        key={open ? 'open' : 'closed'}
        isOpen={open !== null}
        rows={rows}
        changedBy={open && <UserName uid={auditSchema.parse(open.conflict.theirs).updatedBy} />}
        onResolve={(choice) => open?.answer(choice)}
        onCancel={() => open?.answer(null)}
      />
    ),
  };
}
