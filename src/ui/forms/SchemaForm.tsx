import { Button } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { StickyActions } from '../layout/StickyActions';
import { ErrorSummary } from './ErrorSummary';
import { RestoredDraftNotice } from './RestoredDraftNotice';
import classes from './SchemaForm.module.css';
import { SlowNotice } from './SubmitNotice';
import { submissionFailure } from './submissionFailure';
import { useFailedFields } from './useFailedFields';
import { useIsSlow } from './useIsSlow';
import type { SchemaFormApi } from './useSchemaForm';

export type SchemaFormProps<Values> = {
  form: SchemaFormApi<Values>;
  /** Receives the parsed values. The form is busy while the promise is pending; thrown errors appear next to the buttons. */
  onSubmit: (values: Values) => unknown;
  children: ReactNode;
  submitLabel?: string;
  onCancel?: (() => unknown) | undefined;
  /** An error that comes from somewhere other than `onSubmit`. */
  serverError?: string | undefined;
  /** Rendered before Cancel and Save. */
  extraActions?: ReactNode;
  /** False while there is nothing to save. */
  canSubmit?: boolean;
};

/**
 * Renders the frame of every form: fields, errors, values restored from a draft, Save and Cancel. Ctrl or ⌘ with Enter saves from
 * anywhere in it.
 */
export function SchemaForm<Values>({
  form,
  onSubmit,
  children,
  submitLabel = 'Save',
  onCancel,
  serverError,
  extraActions,
  canSubmit = true,
}: SchemaFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const { failures, fieldOrder, fail } = useFailedFields(element);
  const [refusal, setRefusal] = useState('');
  const isSlow = useIsSlow(isBusy);

  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Ignore events from a dialog that was opened from this form.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    if (canSubmit) element.current?.requestSubmit();
  };

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog on another form's page must not submit that form too.
    event.stopPropagation();
    if (isRunning.current) return;
    setRefusal('');
    if (form.validate().hasErrors) {
      fail();
      return;
    }
    isRunning.current = true;
    setIsBusy(true);
    try {
      await onSubmit(form.parse());
      form.draft.forget();
      form.resetDirty();
    } catch (error) {
      const failure = submissionFailure(error);
      setRefusal(failure.message);
      form.setErrors((shown) => ({ ...shown, ...failure.fieldErrors }));
      fail();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      aria-busy={isBusy}
      onSubmit={(event) => void save(event)}
      onKeyDown={submitByKey}
    >
      <RestoredDraftNotice draft={form.draft} />
      {children}
      <StickyActions
        note={
          isSlow ? (
            <SlowNotice />
          ) : (
            (failures > 0 || serverError) && (
              <ErrorSummary
                key={failures}
                errors={form.errors}
                fieldOrder={fieldOrder}
                message={serverError ?? refusal}
                formElement={element}
              />
            )
          )
        }
      >
        {extraActions}
        {onCancel && (
          <Button variant="default" onClick={() => void onCancel()} disabled={isBusy}>
            Cancel
          </Button>
        )}
        <Button
          type="submit"
          loading={isBusy}
          disabled={!canSubmit}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          data-main-action
        >
          {submitLabel}
        </Button>
      </StickyActions>
    </form>
  );
}
