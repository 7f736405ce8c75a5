import type { ReactNode } from 'react';

export type FilterOption = { value: string; label: string };

type Common = {
  /** As the address names it. */
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** One thing that narrows a list, chosen in the list's filter menu. */
export type FilterField = Common &
  (
    | {
        options: readonly FilterOption[];
        /** The text shown while it filters nothing: "Any technician". */
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

/** Whether it narrows the list. */
export const isOn = ({ value }: FilterField): boolean => value !== '';

/** What is chosen, for the chip: `Technician: Marcus Reed`. */
export function chipText(field: FilterField): string {
  const chosen =
    'options' in field ? field.options.find(({ value }) => value === field.value)?.label : field.text || undefined;
  return `${field.label}: ${chosen ?? field.value}`;
}
