import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import type { Photo } from '@/domain/photo/schema';
import type { Stored } from '@/domain/record/schema';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { notify } from '@/ui/feedback/notify';
import classes from './photos.module.css';

const CAPTION_MAX = 300;

/** A photo's caption, saved when the field is left. */
export function CaptionField({ photo }: { photo: Stored<Photo> }) {
  const { update, conflictDialog } = useConflictSave({
    definition: collections.photos,
    labels: { caption: 'Caption' },
  });
  /** What is being typed, and the photo as it was then; null shows the caption as it is. */
  const [typed, setTyped] = useState<{ caption: string; base: Stored<Photo> } | null>(null);
  const save = (): void => {
    const caption = typed?.caption.trim() ?? '';
    if (!typed || caption === typed.base.caption) {
      setTyped(null);
      return;
    }
    // Going back from a conflict leaves what was typed in its field.
    void update(typed.base, { caption }, 'Photo').then((saved) => saved && setTyped(null), notify.error);
  };
  return (
    <>
      <TextInput
        label="Caption"
        className={classes.grow ?? ''}
        maxLength={CAPTION_MAX}
        value={typed?.caption ?? photo.caption}
        onChange={(event) => setTyped({ caption: event.currentTarget.value, base: typed?.base ?? photo })}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {conflictDialog}
    </>
  );
}
