import {
  createContext,
  useCallback,
  useContext,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { DocumentLine } from '@/domain/billing/schema';
import { ItemSuggestions, type SuggestionKeys } from '@/entities/pricebook/ItemSuggestions';
import { pickedLines } from './pickedLines';
import type { LineEdits } from './useLineEdits';

/** Whether line names suggest pricebook items. */
export const SuggestsItems = createContext(false);

type Options = { line: DocumentLine; index: number; edits: LineEdits; isInline?: boolean };

/** Props that turn a text field into one with suggestions. */
export type SuggestingField = {
  'aria-autocomplete'?: 'list';
  'aria-controls'?: string | undefined;
  'aria-activedescendant'?: string | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  onBlur?: () => void;
};

/**
 * Turns a line's name into a field that suggests pricebook items while typing; selecting one fills in the whole line. Fields no one is
 * typing in search and render nothing.
 */
export function useNameSuggestions({ line, index, edits, isInline = false }: Options): {
  field: SuggestingField;
  change: (name: string) => void;
  list: ReactNode;
} {
  const isOn = useContext(SuggestsItems);
  const [isTyping, setIsTyping] = useState(false);
  const [activeId, setActiveId] = useState('');
  const keys = useRef<SuggestionKeys>(null);
  const listId = useId();
  const close = useCallback(() => {
    setIsTyping(false);
    setActiveId('');
  }, []);
  const { id } = line;
  if (!isOn) return { field: {}, change: (name) => edits.update(id, { name }), list: null };
  return {
    field: {
      'aria-autocomplete': 'list',
      'aria-controls': isTyping ? listId : undefined,
      'aria-activedescendant': activeId || undefined,
      onKeyDown: (event) => void keys.current?.press(event),
      onBlur: close,
    },
    change: (name) => {
      setIsTyping(true);
      edits.update(id, { name });
    },
    list: isTyping && (
      <ItemSuggestions
        query={line.name}
        quantityE4={line.quantityE4}
        listId={listId}
        keys={keys}
        isInline={isInline}
        onActive={setActiveId}
        onClose={close}
        onPick={(items) => {
          const [first, ...parts] = pickedLines(line, items);
          if (!first) return;
          edits.update(id, first);
          if (parts.length > 0) edits.insertWithUndo(index + 1, parts);
        }}
      />
    ),
  };
}
