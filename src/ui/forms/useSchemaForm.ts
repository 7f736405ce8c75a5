import { useForm, type UseFormReturnType } from '@mantine/form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { overlay } from './draftStore';
import type { FormSchema } from './formSchema';
import { useDraftWriter, useRestoredDraft } from './useDraft';
import { schemaErrors, type FieldErrors } from './schemaErrors';

export type FormDraft = {
  /** True when input from an earlier visit was restored. */
  isRestored: boolean;
  /** Resets to the initial values and deletes the draft. */
  discard: () => void;
  /** Deletes the draft but leaves the form as it is; SchemaForm calls it after saving. */
  forget: () => void;
};

/** The form API that fields use. `Values` is the schema's output. */
export type SchemaFormApi<Values> = UseFormReturnType<Values> & {
  draft: FormDraft;
  /** Validates one field, and revalidates those that already show a schema error. */
  validateOnBlur: (path: string) => void;
  /** Marks a field's input as unparsable: nothing can be saved until `why` is ''. */
  refuseTyped: (path: string, why: string) => void;
  /** Returns the values as the schema outputs them: trimmed, with defaults. */
  parse: () => Values;
  /** The values the form showed when it was opened or last saved. */
  opened: Values;
  /** The value each field showed when the user changed it: same as `opened`, but older if a draft was restored. */
  seen: Values;
  /** For a form that stays open after saving: restarts from `next`, keeping input typed since `submitted` was sent. */
  startAnew: (next: Values, submitted: Values) => void;
};

type SchemaFormOptions<Values extends object> = {
  schema: FormSchema<Values>;
  initialValues: NoInfer<Values>;
  /** Storage key for this form's unsaved input; includes the user's ID. */
  draftKey?: string;
  /** Fields whose input is never stored, such as passwords. */
  secretFields?: readonly (keyof NoInfer<Values> & string)[];
};

/**
 * Creates a form validated by a zod schema, on blur and on submit, whose unsaved input survives a reload. The schema must accept its own
 * output. Initial values are read once: give the component a key per record.
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
  /** The schema's last errors, to tell them apart from the server's. */
  const said = useRef<FieldErrors>({});
  /** Input the fields couldn't parse; the values don't reflect it. */
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
  // Any of the form's getValues reads the newest values; keeping the first one keeps the callbacks below stable.
  const [getValues] = useState(() => form.getValues);
  useEffect(() => {
    // Dirty means "differs from the record", even when a draft was restored.
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
