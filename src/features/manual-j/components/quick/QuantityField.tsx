import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Quantity } from '@/domain/calculation/units';
import { fieldText, readNumber, readQuantity } from '@/domain/calculation/numberText';
import { useUnits } from '@/entities/calculation/useUnits';
import classes from './quick.module.css';

type QuantityFieldProps = {
  label: string;
  /** In US units; undefined = empty. What is shown where nothing is being typed. */
  value: number | undefined;
  /** Gets every number that can be read, also those that will be refused. */
  onChange: (value: number | undefined) => void;
  /** The field was left with what cannot be used: on the way there shorter numbers may have counted, `before` is to count again. */
  onRefused?: (before: number | undefined) => void;
  /** Why the value cannot be used; said when the field is left. */
  error?: string | undefined;
  quantity?: Quantity | null;
  /** Shown where the quantity has no unit. */
  suffix?: string;
  isOptional?: boolean;
  placeholder?: string;
  description?: ReactNode;
  dataPath?: string;
};

/** A number in the chosen units; calculations such as 24x30 are understood. What cannot be read stays with the reason. */
export function QuantityField({
  label,
  value,
  onChange,
  onRefused,
  error,
  quantity = null,
  suffix = '',
  isOptional = false,
  placeholder,
  description,
  dataPath,
}: QuantityFieldProps) {
  const { system, unit } = useUnits();
  const [typed, setTyped] = useState<{ text: string; isLeft: boolean; before: number | undefined } | null>(null);
  const shown = value === undefined ? '' : quantity === null ? String(value) : fieldText(value, quantity, system);
  const read = (text: string) => (quantity === null ? readNumber(text) : readQuantity(text, quantity, system));
  const problemOf = (text: string): string => {
    if (text.trim() === '') return isOptional ? '' : `${label} is missing`;
    const found = read(text);
    return found.ok ? '' : found.message;
  };

  const type = (text: string): void => {
    setTyped((now) => ({ text, isLeft: false, before: now === null ? value : now.before }));
    if (problemOf(text) !== '') return;
    const found = text.trim() === '' ? null : read(text);
    onChange(found?.ok ? found.value : undefined);
  };
  const leave = (): void => {
    if (typed === null) return;
    const isUnreadable = problemOf(typed.text) !== '';
    if (isUnreadable || (error ?? '') !== '') onRefused?.(typed.before);
    setTyped(isUnreadable ? { ...typed, isLeft: true } : null);
  };

  const unreadable = typed?.isLeft ? problemOf(typed.text) : '';
  const shownError = unreadable !== '' ? unreadable : typed === null ? (error ?? '') : '';
  const shownUnit = quantity === null ? suffix : unit(quantity);
  return (
    <TextInput
      label={label}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      value={typed?.text ?? shown}
      placeholder={placeholder ?? (isOptional ? 'Not given' : '')}
      error={shownError === '' ? undefined : shownError}
      rightSection={shownUnit === '' ? undefined : <span className={classes['unit']}>{shownUnit}</span>}
      rightSectionWidth={shownUnit === '' ? 0 : `calc(${shownUnit.length}ch + 1.25rem)`}
      rightSectionPointerEvents="none"
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      // Enter may send the form off: what counts then is what would count after leaving.
      onKeyDown={(event) => event.key === 'Enter' && leave()}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(dataPath !== undefined && { 'data-path': dataPath })}
    />
  );
}
