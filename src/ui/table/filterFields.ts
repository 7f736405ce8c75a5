import type { ReactNode } from 'react';

export type FilterOption = { value: string; label: string };

type Common = {
  /** Name of the URL parameter. */
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** One criterion for narrowing a list, chosen in the list's filter menu. */
export type FilterField = Common &
  (
    | {
        options: readonly FilterOption[];
        /** Text when no filter is set: "Any technician". */
        anyLabel: string;
        isSearchable?: boolean;
        noneText?: string;
      }
    | {
        /** The current choice, as text. */
        text: string;
        render: (field: Common) => ReactNode;
      }
  );

/** Returns whether the filter is active. */
export const isOn = ({ value }: FilterField): boolean => value !== '';

/** Returns the chip's text: `Technician: Marcus Reed`. */
export function chipText(field: FilterField): string {
  const chosen =
    'options' in field ? field.options.find(({ value }) => value === field.value)?.label : field.text || undefined;
  return `${field.label}: ${chosen ?? field.value}`;
}
