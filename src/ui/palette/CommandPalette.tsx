import '@mantine/spotlight/styles.layer.css';
import { Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './CommandPalette.module.css';
import { PaletteGroups } from './PaletteGroups';
import { matches, type PaletteAction } from './paletteActions';
import { usePaletteQuery } from './usePaletteQuery';

type CommandPaletteProps = {
  /** What can always be done: pages and commands. */
  actions: readonly PaletteAction[];
  /** Looks up records. Called 150 ms after the last key; `signal` aborts when the text changes again. */
  onQuery?: (query: string, signal: AbortSignal) => Promise<readonly PaletteAction[]>;
  placeholder?: string;
};

/** Search and commands from anywhere: Ctrl-K or ⌘K. */
export function CommandPalette({ actions, onQuery, placeholder = 'Search or jump to…' }: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const { found, isSearching } = usePaletteQuery(query, onQuery);
  const shown = [...found, ...actions.filter((action) => matches(action, query))];
  return (
    <Spotlight.Root
      title={<span className="visually-hidden">{placeholder}</span>}
      classNames={{ header: classes.header ?? '' }}
      query={query}
      onQueryChange={setQuery}
      centered={false}
      yOffset="12dvh"
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
      clearQueryOnClose
      shortcut="mod + K"
      scrollable
      maxHeight="min(28rem, 70dvh)"
    >
      <Spotlight.Search
        placeholder={placeholder}
        aria-label={placeholder}
        leftSection={<IconSearch size={20} aria-hidden />}
      />
      <Spotlight.ActionsList>
        <PaletteGroups actions={shown} />
        {shown.length === 0 && <Spotlight.Empty>{isSearching ? 'Searching…' : 'Nothing found'}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
