import type { ClipboardEvent, KeyboardEvent, RefCallback } from 'react';
import { addItem, changeItem, emptyItem } from '@/domain/inspection/edit';
import type { FormItem } from '@/domain/inspection/form';
import { pastedItems } from '@/domain/inspection/pastedItems';
import type { EditForm } from '../templateForm';

/** The item that was begun by a key: it takes the focus when it is drawn. Ids are random, so that one is enough for all forms. */
let begunId = '';

const focusWhenBegun =
  (id: string): RefCallback<HTMLInputElement> =>
  (input) => {
    if (!input || begunId !== id) return;
    begunId = '';
    input.focus();
  };

/** What keys and the clipboard do in an item's question: Enter begins the item after it, and pasted lines become items. */
export function useTypedItems({ id, label }: FormItem, { sectionId, edit }: { sectionId: string; edit: EditForm }) {
  /** Puts items after this one, whose question is then `own`. */
  const begin = (labels: readonly string[], own = label): void => {
    const items = labels.map((asked) => ({ ...emptyItem(), label: asked }));
    begunId = items.at(-1)?.id ?? '';
    edit((now) =>
      items.reduce(
        (form, item, index) => addItem(form, sectionId, item, items[index - 1]?.id ?? id),
        changeItem(now, id, (item) => ({ ...item, label: own })),
      ),
    );
  };
  return {
    ref: focusWhenBegun(id),
    onKeyDown: (event: KeyboardEvent): void => {
      const isMeant = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
      if (!isMeant) return;
      event.preventDefault();
      if (label.trim() !== '') begin(['']);
    },
    onPaste: (event: ClipboardEvent): void => {
      const [first = '', ...others] = pastedItems(event.clipboardData.getData('text'));
      if (first === '') return;
      event.preventDefault();
      if (label.trim() === '') begin(others, first);
      else begin([first, ...others]);
    },
  };
}
