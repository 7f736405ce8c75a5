import { TextInput } from '@mantine/core';
import { memo } from 'react';
import type { Note } from '../../../editing/notes';
import { textOfPath, type Path } from '@/domain/load-calc/edit/path';
import { sameProps } from '../../../editing/sameProps';
import { useTypedField } from '../../../hooks/useTypedField';

type WordsFieldProps = {
  label: string;
  path: Path;
  value: string | undefined;
  isOptional: boolean;
  note: Note | undefined;
};

/** Edits a text of the house that nothing refers to. */
export const WordsField = memo(function WordsField({ label, path, value, isOptional, note }: WordsFieldProps) {
  const field = useTypedField({
    path,
    shown: value ?? '',
    refusal: note?.refusal,
    read: (text) =>
      text.trim() !== ''
        ? { ok: true, value: text }
        : isOptional
          ? { ok: true, value: undefined }
          : { ok: false, message: `${label} is missing` },
  });
  return (
    <TextInput
      label={label}
      size="md"
      autoComplete="off"
      data-path={textOfPath(path)}
      value={field.text}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.leave}
      error={field.message || undefined}
    />
  );
}, sameProps);
