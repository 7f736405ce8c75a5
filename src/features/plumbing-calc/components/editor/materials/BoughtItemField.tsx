import { Select } from '@mantine/core';
import { useState } from 'react';
import { formatCents, perUnit } from '@/domain/money/format';
import { boughtName, boughtSearch, isSoldLike, type Bought } from '@/domain/plumbing/project/buying';
import type { PricebookRow } from '@/domain/pricebook/row';
import { usePricebookSearch } from '@/entities/pricebook/usePricebookSearch';

const NONE = 'none';
const BY_NAME = 'by-name';
const LOOKED_AT = 60;

type BoughtItemFieldProps = {
  bought: Bought;
  /** Its pricebook item; null for none. */ item: PricebookRow | null;
  /** Whether a user chose the item, or none, instead of the match by name. */ isChosen: boolean;
  isLooking: boolean;
  /** '' for no item, undefined for the match by name. */ onChoose: (itemId: string | undefined) => void;
};

/** Formats an item as `PEX pipe 1/2 in · $6.50 per foot`; one with its own duration is marked as installed. */
const labelOf = ({ name, priceCents, unit, durationMinutes }: PricebookRow): string =>
  `${name} · ${formatCents(priceCents)} ${perUnit(unit)}${durationMinutes > 0 ? ' · installed' : ''}`;

/** Picks the pricebook item for a pipe or part: the one matched by name, or any other that is sold the same way. */
export function BoughtItemField({ bought, item, isChosen, isLooking, onChoose }: BoughtItemFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = usePricebookSearch(typed || boughtSearch(bought), {}, { limit: LOOKED_AT, isEnabled: isOpen });
  const items = found.rows.filter((row) => isSoldLike(row, bought) && row.id !== item?.id);
  const none = isLooking
    ? 'Looking…'
    : bought.part === 'pipe'
      ? 'None: priced on the estimate'
      : 'None: not on the estimate';
  return (
    <Select
      aria-label={`Item of the pricebook for ${boughtName(bought)}`}
      size="md"
      searchable
      allowDeselect={false}
      value={item?.id ?? NONE}
      data={[
        ...(item ? [{ value: item.id, label: labelOf(item) }] : []),
        ...items.map((row) => ({ value: row.id, label: labelOf(row) })),
        { value: NONE, label: none },
        ...(isChosen ? [{ value: BY_NAME, label: 'Find it by its name' }] : []),
      ]}
      // The results are already filtered by the pricebook search.
      filter={({ options }) => options}
      onSearchChange={(text) => setTyped(isOpen && text !== (item ? labelOf(item) : none) ? text : '')}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      onChange={(chosen) => chosen !== null && onChoose(chosen === BY_NAME ? undefined : chosen === NONE ? '' : chosen)}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
    />
  );
}
