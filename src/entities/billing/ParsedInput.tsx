import { TextInput } from '@mantine/core';
import type { ParsedKind } from './parsedKinds';
import { useParsedText } from './useParsedText';

type ParsedInputProps = {
  label: string;
  kind: ParsedKind;
  value: number | null;
  onChange: (value: number | null, unit: string) => void;
  isNullable?: boolean;
  description?: string;
  error?: string | undefined;
  prefix?: string;
  suffix?: string;
  disabled?: boolean;
  size?: string;
};

/** Renders a labeled field for money, a quantity or a percentage, in whatever form people type or paste. */
export function ParsedInput({
  label,
  kind,
  value,
  onChange,
  isNullable = false,
  description,
  error,
  prefix,
  suffix,
  disabled = false,
  size = 'md',
}: ParsedInputProps) {
  const field = useParsedText({ kind, value, onChange, isNullable });
  return (
    <TextInput
      label={label}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      size={size}
      disabled={disabled}
      value={field.text}
      onChange={(event) => field.change(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={field.leave}
      error={field.refusal || error}
      leftSection={prefix}
      rightSection={suffix}
    />
  );
}
