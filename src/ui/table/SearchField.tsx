import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useStoreValue } from '../feedback/createStore';
import { shortcutsOn } from '../shortcuts/shortcutsOn';

type SearchFieldProps = { value: string; onChange: (value: string) => void; label: string };

/** Renders the search field of a list. `/` focuses it, Escape clears it. */
export function SearchField({ value, onChange, label }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasShortcut = useStoreValue(shortcutsOn);
  useHotkeys(hasShortcut ? [['/', () => input.current?.focus()]] : []);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      type="search"
      role="searchbox"
      aria-label={label}
      aria-keyshortcuts={hasShortcut ? '/' : undefined}
      placeholder={label}
      styles={{ input: { textOverflow: 'ellipsis' } }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && value !== '' && clear()}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        value === '' ? (
          hasShortcut && (
            <Kbd size="xs" aria-hidden visibleFrom="sm">
              /
            </Kbd>
          )
        ) : (
          <CloseButton size="sm" aria-label="Clear the search" onClick={clear} />
        )
      }
    />
  );
}
