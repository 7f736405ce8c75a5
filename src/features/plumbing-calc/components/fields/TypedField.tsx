import { TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import type { z } from 'zod';
import { fieldText, readNumber, readQuantity } from '@/domain/calculation/numberText';
import { useUnits } from '@/entities/calculation/useUnits';
import type { PlumbingDraft } from '../../editing/work';
import { useEditing } from '../editor/editingContext';
import { fieldFacts, refusalOf } from './fieldFacts';
import classes from './fields.module.css';

type TypedFieldProps = {
  schema: z.core.$ZodType;
  /** Key of the undo step and of rejected input: list, ID and field, each on a line. */ fieldKey: string;
  value: number | undefined;
  write: (draft: PlumbingDraft, value: number | undefined) => PlumbingDraft;
  label?: string | undefined;
  description?: string | undefined;
  placeholder?: string | undefined;
  /** Row name in a table, where the label is in the column header. */ inTableOf?: string | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

const withoutKey = (refused: PlumbingDraft['refused'], key: string): PlumbingDraft['refused'] =>
  key in refused ? Object.fromEntries(Object.entries(refused).filter(([other]) => other !== key)) : refused;

/**
 * Edits a number of the tree in the chosen units; `12x8` is calculated. Valid input takes effect while typing. Invalid input stays in the
 * field with the reason, and the last valid value stays in effect.
 */
export function TypedField({
  schema,
  fieldKey,
  value,
  write,
  label,
  description,
  placeholder,
  inTableOf,
  onKeyDown,
}: TypedFieldProps) {
  const { editor, draft, jumps } = useEditing();
  const { system, unit, show } = useUnits();
  const [typed, setTyped] = useState<{ text: string; jumps: number } | null>(null);
  const { quantity, isOptional, usual, ...facts } = fieldFacts(schema);
  const isTyping = typed?.jumps === jumps;
  const refusal = draft.refused[fieldKey];
  const shown = value === undefined ? '' : quantity === null ? String(value) : fieldText(value, quantity, system);
  const shownUnit = quantity === null ? facts.unit : unit(quantity);

  const read = (text: string): { value: number | undefined; message: string } => {
    if (text.trim() === '')
      return isOptional ? { value: undefined, message: '' } : { value, message: `${facts.label} is needed` };
    const found = quantity === null ? readNumber(text) : readQuantity(text, quantity, system);
    return found.ok
      ? { value: found.value, message: refusalOf(schema, found.value) }
      : { value, message: found.message };
  };
  const change = (text: string): void => {
    setTyped({ text, jumps });
    const found = read(text);
    if (found.message !== '') return;
    editor.change(fieldKey, (now) => ({
      ...write(now, found.value),
      refused: withoutKey(now.refused, fieldKey),
    }));
  };
  const leave = (): void => {
    if (isTyping) {
      const { text } = typed;
      const { message } = read(text);
      if (message !== '')
        editor.change(fieldKey, (now) => ({ ...now, refused: { ...now.refused, [fieldKey]: { text, message } } }));
      setTyped(null);
    }
    editor.settle();
  };
  const usualText =
    typeof usual === 'number' ? (quantity === null ? String(usual) : show(usual, quantity, { isBare: true })) : '';
  return (
    <TextInput
      {...(inTableOf === undefined
        ? { label: label ?? facts.label }
        : { 'aria-label': `${label ?? facts.label}, ${inTableOf}` })}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      size="md"
      data-path={fieldKey.replaceAll('\n', '.')}
      value={isTyping ? typed.text : (refusal?.text ?? shown)}
      placeholder={placeholder ?? (usualText === '' ? (isOptional ? 'Not given' : '') : `${usualText}, usual`)}
      rightSection={shownUnit === '' ? undefined : <span className={classes['unit']}>{shownUnit}</span>}
      rightSectionWidth={shownUnit === '' ? 0 : `calc(${shownUnit.length}ch + 1.25rem)`}
      rightSectionPointerEvents="none"
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={onKeyDown}
      error={
        !isTyping && refusal
          ? `${refusal.message}. ${shown === '' ? 'Nothing' : `${shown} ${shownUnit}`} counts meanwhile.`
          : undefined
      }
    />
  );
}
