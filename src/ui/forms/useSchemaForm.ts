import { useForm, type UseFormReturnType } from '@mantine/form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { overlay } from './draftStore';
import type { FormSchema } from './formSchema';
import { useDraftWriter, useRestoredDraft } from './useDraft';
import { schemaErrors, type FieldErrors } from './schemaErrors';

export type FormDraft = {
  /** Input of an earlier visit was put back. */
  isRestored: boolean;
  /** Goes back to the initial values and forgets the draft. */
  discard: () => void;
  /** Forgets the draft but leaves the form as it is; SchemaForm calls it after saving. */
  forget: () => void;
};

/** A form as fields take it. `Values` is what the schema gives. */
export type SchemaFormApi<Values> = UseFormReturnType<Values> & {
  draft: FormDraft;
  /** Checks one field, and again those that already show an error of the schema. */
  validateOnBlur: (path: string) => void;
  /** A field's input is invalid for its type: nothing is saved until `why` is ''. */
  refuseTyped: (path: string, why: string) => void;
  /** The values as the schema gives them: trimmed, with defaults. */
  parse: () => Values;
  /** What the form showed when it opened, or since it was saved. */
  opened: Values;
  /** What each field showed when the person changed it: `opened`, but older where a draft was put back. */
  seen: Values;
  /** The form stays open after saving: it restarts from `next`, keeping input typed since `submitted` left it. */
  startAnew: (next: Values, submitted: Values) => void;
};

type SchemaFormOptions<Values extends object> = {
  schema: FormSchema<Values>;
  initialValues: NoInfer<Values>;
  /** Names this form's unsaved input, with the user's id in it. */
  draftKey?: string;
  /** Fields whose input is never stored, such as passwords. */
  secretFields?: readonly (keyof NoInfer<Values> & string)[];
};

/**
 * A form whose rules are a zod schema, checked on blur and on submit, and whose unsaved input outlives a reload.
 * The schema must accept what it gives. Initial values are read once: give the component a key per record.
 */
export function useSchemaForm<Values extends object>({
  schema,
  initialValues,
  draftKey,
  secretFields,
}: SchemaFormOptions<Values>): SchemaFormApi<Values> {
  const [base, setBase] = useState(initialValues);
  const restored = useRestoredDraft<Values>(draftKey, base);
  const [seen, setSeen] = useState(restored?.seen ?? base);
  const [isRestored, setIsRestored] = useState(restored !== null);
  /** What the schema last said, to tell its errors from the server's. */
  const said = useRef<FieldErrors>({});
  /** What the fields could not read: the values do not show it. */
  const refused = useRef<FieldErrors>({});

  const check = useCallback(
    (values: Values) => {
      const errors = { ...schemaErrors(schema, values), ...refused.current };
      said.current = { ...said.current, ...errors };
      return errors;
    },
    [schema],
  );

  const form = useForm<Values>({ initialValues: restored?.values ?? base, validate: check });
  const { setInitialValues, setValues, setErrors, setFieldError, clearFieldError, reset } = form;
  // Any of form's getValues reads the newest values; keeping the first one keeps the callbacks below stable.
  const [getValues] = useState(() => form.getValues);
  useEffect(() => {
    // Dirty means "differs from the record", also when a draft was put back.
    setInitialValues(base);
  }, [base, setInitialValues]);

  const [secrets] = useState(
    () => Object.fromEntries((secretFields ?? []).map((field) => [field, base[field]])) as Partial<Values>,
  );
  const storable = useMemo(() => ({ ...form.values, ...secrets }), [form.values, secrets]);
  const { forget } = useDraftWriter(draftKey, seen, storable);

  const validateOnBlur = useCallback(
    (path: string) => {
      const spokenBefore = said.current;
      const found = check(getValues());
      setErrors((shown) => {
        const kept = Object.entries(shown).filter(([key, message]) => key in found || message !== spokenBefore[key]);
        const next = Object.fromEntries(kept.map(([key, message]) => [key, found[key] ?? message]));
        if (found[path] !== undefined) next[path] = found[path];
        return next;
      });
    },
    [check, getValues, setErrors],
  );

  const refuseTyped = useCallback(
    (path: string, why: string) => {
      const { [path]: before, ...others } = refused.current;
      if (why === '' && before === undefined) return;
      refused.current = why === '' ? others : { ...others, [path]: why };
      if (why === '') clearFieldError(path);
      else setFieldError(path, why);
    },
    [setFieldError, clearFieldError],
  );

  const forgetDraft = useCallback(() => {
    forget();
    setIsRestored(false);
  }, [forget]);

  const discard = useCallback(() => {
    refused.current = {};
    reset();
    setSeen(base);
    forgetDraft();
  }, [reset, base, forgetDraft]);

  const startAnew = useCallback(
    (next: Values, submitted: Values) => {
      const values = overlay(next, submitted, getValues()) as Values;
      setBase(next);
      setSeen(next);
      setInitialValues(next);
      setValues(values);
    },
    [getValues, setInitialValues, setValues],
  );

  return {
    ...form,
    draft: { isRestored, discard, forget: forgetDraft },
    validateOnBlur,
    refuseTyped,
    parse: () => schema.parse(form.getValues()),
    opened: base,
    seen,
    startAnew,
  };
}
