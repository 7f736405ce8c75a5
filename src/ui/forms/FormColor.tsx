import { ColorInput } from '@mantine/core';
import { memo } from 'react';
import { asText, useField, type FieldProps } from './useField';

const Input = memo(ColorInput);
const EYE_DROPPER = { 'aria-label': 'Pick a color from the screen' };
const SWATCHES = [
  '#0b5d57',
  '#1864ab',
  '#5f3dc4',
  '#a61e4d',
  '#c92a2a',
  '#d9480f',
  '#e67700',
  '#2b8a3e',
  '#495057',
  '#1d2529',
];

type FormColorProps<Values> = FieldProps<Values> & { swatches?: string[] };

/** Renders a color field: `#rrggbb`, or '' for none. */
export function FormColor<Values>({ swatches = SWATCHES, ...field }: FormColorProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  return (
    <Input
      {...inputProps}
      format="hex"
      eyeDropperButtonProps={EYE_DROPPER}
      swatches={swatches}
      swatchesPerRow={5}
      value={asText(value)}
      onChange={setValue}
    />
  );
}
