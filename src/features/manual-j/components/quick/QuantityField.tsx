import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Quantity } from '@/domain/calculation/units';
import { fieldText, readNumber, readQuantity } from '@/domain/calculation/numberText';
import { useUnits } from '@/entities/calculation/useUnits';
import classes from './quick.module.css';

type QuantityFieldProps = {
  label: string;
  /** Value in US units; undefined = empty. Displayed when nothing is being typed. */
  value: number | undefined;
  /** Called with every parsable number, even those that will be rejected. */
  onChange: (value: number | undefined) => void;
  /**
   * Called when the field is left with an unusable value: shorter numbers typed along the way may have taken effect, so `before` should
   * be restored.
   */
  onRefused?: (before: number | undefined) => void;
  /** Why the value can't be used; shown on blur. */
  error?: string | undefined;
  quantity?: Quantity | null;
  /** Shown if the quantity has no unit. */
  suffix?: string;
  isOptional?: boolean;
  placeholder?: string;
  description?: ReactNode;
  dataPath?: string;
};

/** Edits a number in the chosen units; understands calculations such as 24x30. Unparsable input stays, with the reason. */
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
      // Enter may submit the form: commit what leaving the field would.
      onKeyDown={(event) => event.key === 'Enter' && leave()}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(dataPath !== undefined && { 'data-path': dataPath })}
    />
  );
}
