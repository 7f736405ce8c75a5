import { Button } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { z } from 'zod';
import { noteSchema } from '@/domain/note/schema';
import { notify } from '@/ui/feedback/notify';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import classes from './NotesPanel.module.css';

const inputSchema = z.object({ text: noteSchema.shape.text });

type NoteFormProps = { draftKey: string; onAdd: (text: string) => Promise<unknown> };

/** Renders one field with its button, inline: a form's bar at the bottom of the screen would be too much here. */
export function NoteForm({ draftKey, onAdd }: NoteFormProps) {
  const form = useSchemaForm({ schema: inputSchema, initialValues: { text: '' }, draftKey });
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy || form.validate().hasErrors) return;
    setIsBusy(true);
    try {
      await onAdd(form.parse().text);
      form.draft.discard();
    } catch (error) {
      notify.error(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <FormTextarea form={form} name="text" label="New note" maxLength={10_000} minRows={2} />
      <Button type="submit" variant="default" loading={isBusy}>
        Add note
      </Button>
    </form>
  );
}
