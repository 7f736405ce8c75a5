import { useState, type ReactNode } from 'react';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { partOf, useSaveTogether, type PartOfChange } from '@/data/react/useSaveTogether';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import type { CollectionDefinition } from '@/data/records/definition';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { isSame } from '@/lib/stableJson';
import { notify } from '@/ui/feedback/notify';
import type { FormSchema } from '@/ui/forms/formSchema';
import { useSchemaForm, type SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { notSavedYet } from './notSavedYet';
import { useConflictSave } from './useConflictSave';

type RecordFormOptions<T extends object, Values extends object> = {
  definition: CollectionDefinition<T>;
  /** The record to edit, or null to create one. Read once: give the component a `key` per record. */
  record: Stored<T> | null;
  /** Its name in a sentence: `customer`, `tax zone`. */
  noun: string;
  schema: FormSchema<Values>;
  /** Converts a record to form values. */
  toForm: (record: T) => NoInfer<Values>;
  /** Initial form values if there is no record yet. */
  startWith?: NoInfer<Values>;
  /** Converts form values to the record's own fields: only these are written. */
  toFields: (values: NoInfer<Values>) => Partial<T>;
  /** Returns additional fields that must be looked up first, such as the copied details of another customer. */
  complete?: (values: NoInfer<Values>, base: Stored<T>) => Partial<T> | Promise<Partial<T>>;
  /** Returns the complete new record; if omitted, none can be created here. It may throw if it can't be created. */
  create?: ((values: NoInfer<Values>) => T | Promise<T>) | undefined;
  /** The ID for a new record, if it matters; `mayExist` first checks whether it was stored before. */
  newId?: string;
  mayExist?: boolean;
  /** Related records created with a new one, under `newId`, as one change: a customer and the property entered with them. */
  madeWith?: (values: NoInfer<Values>, id: string) => readonly PartOfChange[];
  /** Distinguishes this form's draft from others of the same record, or of none: `job-1`, `revision 2`. */
  draftOf?: string;
  /** Returns the record's display name. */
  nameOf: (fields: T) => string;
  /** As in `useConflictSave`. */
  labels: Partial<Record<keyof T & string, string>>;
  format?: (field: keyof T & string, value: unknown) => string | null;
  partLabel?: (field: keyof T & string, path: readonly string[]) => string | null;
  follows?: Partial<Record<keyof T & string, keyof T & string>>;
  derive?: (fields: T) => Partial<T>;
  /** The notice shown once saved; by default `{name} saved.` */
  savedText?: string | ((saved: Stored<T>) => string);
  /** Runs last, for example to close the form. `values` are the ones sent. */
  onSaved?: (saved: Stored<T>, values: NoInfer<Values>) => unknown;
};

/** A record being edited, as `RecordForm` takes it. */
export type RecordEditing<T extends object, Values> = {
  definition: CollectionDefinition<T>;
  noun: string;
  form: SchemaFormApi<Values>;
  /** The record as it was when the form was opened or last saved; null while there is none. */
  base: Stored<T> | null;
  /** The fields the form can change. */
  fields: readonly string[];
  isDeleted: boolean;
  noteDeleted: () => void;
  /** Whether the form's contents can still be saved once its record is gone. */
  canCreate: boolean;
  /** Saves and shows a notice. */
  submit: (values: Values) => Promise<void>;
  /** Saves without a notice. @throws AppError if the user went back from a conflict; the form keeps everything. */
  save: (values: Values) => Promise<Stored<T>>;
  conflictDialog: ReactNode;
};

const wasDeleted = (noun: string): AppError =>
  new AppError({
    code: 'not-found',
    userMessage: `This ${noun} was deleted while you were editing it. What you entered is still here.`,
  });

/** Returns the fields of `after` that differ from `before`. */
const changedOf = <T extends object>(before: Partial<T>, after: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !isSame(value, before[field as keyof T])),
  ) as Partial<T>;

/**
 * Manages a form for editing or creating a record; the only way to do so. Changes are compared with the values the user saw when the form
 * was opened, no matter who saves in the meantime; unsaved input is kept on the device; only changes are written, and if someone else
 * changed the same field, the user is asked. Everything that prevents saving is thrown to `SchemaForm`.
 */
export function useRecordForm<T extends object, Values extends object>({
  definition,
  record,
  noun,
  schema,
  toForm,
  startWith,
  toFields,
  complete,
  create,
  newId,
  mayExist = false,
  madeWith = () => [],
  draftOf = '',
  nameOf,
  labels,
  format,
  partLabel,
  follows,
  derive,
  savedText = (saved) => `${nameOf(saved)} saved.`,
  onSaved,
}: RecordFormOptions<T, Values>): RecordEditing<T, Values> {
  const { uid } = useSession();
  const { repository } = useWorkspace();
  const writer = useSaveRecord(definition);
  const saveTogether = useSaveTogether();
  const { update, conflictDialog } = useConflictSave<T>({
    definition,
    labels,
    ...(format && { format }),
    ...(partLabel && { partLabel }),
    ...(follows && { follows }),
    ...(derive && { derive }),
  });
  const [base, setBase] = useState(record);
  const [isDeleted, setIsDeleted] = useState(false);
  const [{ initialValues, draftKey }] = useState(() => ({
    initialValues: initialValuesOf(record, toForm, startWith),
    draftKey: [uid, definition.name, record?.id ?? 'new', draftOf].filter(Boolean).join(':'),
  }));
  const [fields, setFields] = useState(() => (record ? Object.keys(toFields(initialValues)) : []));
  const form = useSchemaForm<Values>({ schema, initialValues, draftKey });

  /** Returns `record` with the values its changed fields showed when they were changed: a draft may be older than the record. */
  const asSeen = (stored: Stored<T>): Stored<T> =>
    form.seen === form.opened ? stored : { ...stored, ...changedOf(toFields(form.opened), toFields(form.seen)) };

  const change = async (stored: Stored<T>, seen: Stored<T>, values: Values): Promise<Stored<T>> => {
    const own = { ...toFields(values), ...(await complete?.(values, stored)) };
    const saved = await update(seen, own, nameOf({ ...stored, ...own })).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not-found')) throw error;
      setIsDeleted(true);
      throw wasDeleted(noun);
    });
    if (!saved) throw notSavedYet();
    return saved;
  };

  const make = async (values: Values): Promise<Stored<T>> => {
    if (!create) throw wasDeleted(noun);
    const id = record === null ? newId : undefined;
    const earlier = mayExist && id !== undefined ? await repository(definition).getById(id).catch(noneYet) : null;
    // The user has seen what they stored themselves before a reload, but not what someone else stored.
    if (earlier) {
      const seen = earlier.updatedBy === uid ? earlier : { ...earlier, ...toFields(form.opened) };
      return change(earlier, seen, values);
    }
    const fields = await create(values);
    const others = id === undefined ? [] : madeWith(values, id);
    if (id !== undefined && others.length > 0) {
      await saveTogether([partOf(definition, [{ id, create: fields, label: nameOf(fields) }]), ...others]);
      return repository(definition).getById(id);
    }
    return writer.create(fields, { label: nameOf(fields), ...(id !== undefined && { id }) });
  };

  const save = async (values: Values): Promise<Stored<T>> => {
    const submitted = form.getValues();
    const saved = base && !isDeleted ? await change(base, asSeen(base), values) : await make(values);
    setBase(saved);
    setFields(Object.keys(toFields(values)));
    setIsDeleted(false);
    form.startAnew(toForm(saved), submitted);
    return saved;
  };

  const submit = async (values: Values): Promise<void> => {
    const saved = await save(values);
    notify.success(typeof savedText === 'string' ? savedText : savedText(saved));
    await onSaved?.(saved, values);
  };

  return {
    definition,
    noun,
    form,
    base,
    fields,
    isDeleted,
    noteDeleted: () => setIsDeleted(true),
    canCreate: create !== undefined,
    submit,
    save,
    conflictDialog,
  };
}

function initialValuesOf<T, Values>(
  record: T | null,
  toForm: (record: T) => Values,
  startWith: Values | undefined,
): Values {
  if (record) return toForm(record);
  if (startWith === undefined) throw new Error('A form without a record needs values to start with');
  return startWith;
}

const noneYet = (): null => null;
