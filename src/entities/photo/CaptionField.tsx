import { TextInput } from '@mantine/core';
import { collections } from '@/data/collections';
import type { Photo } from '@/domain/photo/schema';
import type { Stored } from '@/domain/record/schema';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { useTypedText } from '@/entities/record/useTypedText';
import classes from './photos.module.css';

const CAPTION_MAX = 300;

/** Edits a photo's caption, which is saved on blur. */
export function CaptionField({ photo }: { photo: Stored<Photo> }) {
  const { update, conflictDialog } = useConflictSave({
    definition: collections.photos,
    labels: { caption: 'Caption' },
  });
  const caption = useTypedText<Photo>({
    record: photo,
    textOf: (known) => known.caption,
    save: (base, text) => update(base, { caption: text }, 'Photo'),
  });
  return (
    <>
      <TextInput
        label="Caption"
        className={classes.grow ?? ''}
        maxLength={CAPTION_MAX}
        value={caption.value}
        onChange={(event) => caption.type(event.currentTarget.value)}
        onBlur={caption.leave}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {conflictDialog}
    </>
  );
}
