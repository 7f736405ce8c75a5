import { Popover } from '@mantine/core';
import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import type { PricebookRow } from '@/domain/pricebook/row';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { PlainList } from '@/ui/layout/PlainList';
import classes from './ItemSuggestions.module.css';
import { rememberItems } from './recentItems';
import { resolvePicks, type PickedItem } from './resolvePicks';
import { priceText } from './rowText';
import { usePricebook } from './usePricebook';
import { usePricebookSearch } from './usePricebookSearch';

const SHOWN = 6;
/** With fewer characters, nearly everything matches. */
const QUERY_FROM = 2;

/** Receives the text field's key events; returns true if the key was for the suggestions. */
export type SuggestionKeys = { press: (event: KeyboardEvent) => boolean };

type ItemSuggestionsProps = {
  /** The text typed so far. */
  query: string;
  /** The quantity, in ten-thousandths. */
  quantityE4?: number;
  listId: string;
  keys: Ref<SuggestionKeys>;
  /** True to render it in the page's flow instead of floating: for phones, where a keyboard covers half the screen. */
  isInline?: boolean;
  /** Receives the ID of the suggestion Enter would apply, for the field's `aria-activedescendant`; '' = none. */
  onActive: (optionId: string) => void;
  onPick: (items: PickedItem[]) => void;
  onClose: () => void;
};

/** Suggests pricebook items with names similar to what is typed. Down and Enter apply one, Escape closes them. */
export function ItemSuggestions(props: ItemSuggestionsProps) {
  const { query, quantityE4 = QUANTITY_ONE_E4, listId, keys, isInline = false, onActive, onPick, onClose } = props;
  const workspace = useWorkspace();
  const can = useCan();
  const { engine } = usePricebook(can('read', 'pricebook'));
  const isAsked = can('read', 'pricebook') && query.trim().length >= QUERY_FROM;
  const found = usePricebookSearch(query, {}, { limit: SHOWN, isEnabled: isAsked });
  // Merely close matches would get in the way of typing custom text.
  const rows = isAsked && !found.isGuess ? found.rows : [];
  const [chosen, setChosen] = useState({ query, at: -1 });
  const at = chosen.query === query ? Math.min(chosen.at, rows.length - 1) : -1;
  const activeId = at < 0 ? '' : optionId(listId, at);
  useEffect(() => onActive(activeId), [activeId, onActive]);

  const take = async (row: PricebookRow): Promise<void> => {
    onClose();
    try {
      const { items } = await resolvePicks(workspace, engine, [{ item: row, quantityE4 }]);
      rememberItems(workspace.uid, [row.id]);
      onPick(items);
    } catch (error) {
      notify.error(error);
    }
  };
  const press = (event: KeyboardEvent): boolean => {
    if (rows.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return false;
    const row = rows[at];
    if (event.key === 'ArrowDown') setChosen({ query, at: Math.min(at + 1, rows.length - 1) });
    else if (event.key === 'ArrowUp' && at >= 0) setChosen({ query, at: at - 1 });
    else if (event.key === 'Enter' && row) void take(row);
    else if (event.key === 'Escape') onClose();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  useImperativeHandle(keys, () => ({ press }));

  if (rows.length === 0) return null;
  const list = (
    <PlainList
      id={listId}
      role="listbox"
      aria-label="From the pricebook"
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.map((row, index) => (
        <li
          key={row.id}
          id={optionId(listId, index)}
          role="option"
          aria-selected={index === at}
          className={classes.option}
          onClick={() => void take(row)}
        >
          <span className={classes.words}>
            <span className={classes.name}>{row.name}</span>
            <span className={classes.detail}>{row.code}</span>
          </span>
          <span className={classes.price}>{priceText(row)}</span>
        </li>
      ))}
    </PlainList>
  );
  return (
    <>
      <span role="status" className="visually-hidden">
        {formatCount(rows.length, 'pricebook item')} found. Press the down arrow to choose.
      </span>
      {isInline ? list : <Floating>{list}</Floating>}
    </>
  );
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Positions the list below the preceding field. */
const Floating = ({ children }: { children: ReactNode }) => (
  <Popover opened position="bottom-start" width={420} offset={4} shadow="md" withRoles={false} returnFocus={false}>
    <Popover.Target>
      <span className={classes.anchor} />
    </Popover.Target>
    <Popover.Dropdown p={4}>{children}</Popover.Dropdown>
  </Popover>
);
