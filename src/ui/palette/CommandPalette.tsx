import { Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useStoreValue } from '../feedback/createStore';
import { enterPalette, paletteState, typeIntoPalette } from './openCommandPalette';
import { grouped, matching, ranked, type PaletteAction } from './paletteActions';
import { optionId, PaletteList } from './PaletteList';
import { usePaletteQuery, type PaletteSearch } from './usePaletteQuery';
import classes from './CommandPalette.module.css';

type CommandPaletteProps = {
  /** Entries shown before anything is typed. */
  start: readonly PaletteAction[];
  /** Pages and commands, found by their words. */
  actions: readonly PaletteAction[];
  onQuery: PaletteSearch;
  onClose: () => void;
  placeholder?: string;
};

/** Renders the command palette: search and commands from anywhere. The first entry is selected, so that Enter opens what the eye is on. */
export function CommandPalette({
  start,
  actions,
  onQuery,
  onClose,
  placeholder = 'Search or jump to…',
}: CommandPaletteProps) {
  const { typed: query, isEntered } = useStoreValue(paletteState);
  const [chosen, setChosen] = useState<{ query: string; id: string } | null>(null);
  const listId = useId();
  const { found, isCut, isSearching } = usePaletteQuery(query, onQuery);
  const isEmpty = query.trim() === '';
  const shown = grouped(isEmpty ? start : ranked(matching(actions, query), found)).flatMap(({ members }) => members);
  const moved = chosen?.query === query ? shown.find(({ id }) => id === chosen.id) : undefined;
  const selected = moved ?? shown[0];
  const selectedId = selected?.id;
  /** A record that was found early may not be the best match yet. */
  const isSettled = selected !== undefined && (!isSearching || moved || selected.isExact || !found.includes(selected));

  const trigger = (action: PaletteAction): void => {
    onClose();
    action.onTrigger();
  };
  const goOn = useEffectEvent(() => {
    if (isEntered && selected && isSettled) trigger(selected);
  });
  useEffect(() => goOn(), [isEntered, selectedId, isSearching]);

  const move = (step: number): void => {
    const at = shown.findIndex(({ id }) => id === selectedId);
    const next = shown.at((at + step) % shown.length);
    if (next) setChosen({ query, id: next.id });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== undefined) move(step);
    else if (selected && isSettled) trigger(selected);
    else enterPalette();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      aria-label={placeholder}
      centered={false}
      yOffset="10dvh"
      size="40rem"
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '' }}
    >
      <TextInput
        data-autofocus
        variant="unstyled"
        size="md"
        role="combobox"
        aria-label={placeholder}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={selectedId === undefined ? undefined : optionId(listId, selectedId)}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={query}
        onChange={(event) => typeIntoPalette(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={classes['input'] ?? ''}
        leftSection={<IconSearch size={20} aria-hidden />}
      />
      <PaletteList
        id={listId}
        actions={shown}
        selectedId={selectedId}
        onSelect={(id) => setChosen({ query, id })}
        onTrigger={trigger}
      />
      {shown.length === 0 && (
        <div className={classes['note']} role="status">
          {isSearching ? 'Searching…' : isCut ? 'Nothing found so far' : 'Nothing found'}
        </div>
      )}
      {isCut && (
        <div className={classes['more']} role="status">
          More may match than is shown. Type more to narrow it down.
        </div>
      )}
    </Modal>
  );
}
