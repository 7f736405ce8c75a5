import { Textarea } from '@mantine/core';
import { memo } from 'react';
import { asText, useField, useTextChange, type FieldProps } from './useField';

const Input = memo(Textarea);

type FormTextareaProps<Values> = FieldProps<Values> & {
  maxLength?: number;
  minRows?: number;
  placeholder?: string;
};

/** Once the text reaches this share of `maxLength`, the remaining characters are counted. */
const COUNT_FROM = 0.8;

function remainingHint(length: number, maxLength: number | undefined): string | undefined {
  if (maxLength === undefined || length < maxLength * COUNT_FROM) return undefined;
  const left = maxLength - length;
  return left >= 0 ? `${left} characters left` : `${-left} characters too many`;
}

/** Renders several lines of text. `maxLength` isn't enforced while typing, so that the user trims a long paste, not us. */
export function FormTextarea<Values>({ maxLength, minRows = 3, placeholder, ...field }: FormTextareaProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const onChange = useTextChange(setValue);
  const text = asText(value);
  const hint = remainingHint(text.length, maxLength);
  return (
    <Input
      {...inputProps}
      description={
        hint ? (
          <>
            {inputProps.description} {hint}
          </>
        ) : (
          inputProps.description
        )
      }
      placeholder={placeholder ?? ''}
      value={text}
      onChange={onChange}
      autosize
      minRows={minRows}
      maxRows={16}
    />
  );
}
