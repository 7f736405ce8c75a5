import { TextInput } from '@mantine/core';
import { useState } from 'react';

type NameFieldProps = { label: string; value: string; onChange: (name: string) => void };

/** Edits a name that others refer to. Committed on blur, since a half-typed name would rename every reference. */
export function NameField({ label, value, onChange }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = (): void => {
    if (typed !== null && typed.trim() !== '' && typed.trim() !== value) onChange(typed.trim());
    setTyped(null);
  };
  return (
    <TextInput
      label={label}
      size="md"
      maxLength={200}
      autoComplete="off"
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      error={typed !== null && typed.trim() === '' && 'It needs a name; the former one is kept.'}
    />
  );
}
