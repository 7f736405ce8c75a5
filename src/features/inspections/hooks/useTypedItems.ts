import type { ClipboardEvent, KeyboardEvent, RefCallback } from 'react';
import { addItem, changeItem, emptyItem } from '@/domain/inspection/edit';
import type { FormItem } from '@/domain/inspection/form';
import { pastedItems } from '@/domain/inspection/pastedItems';
import type { EditForm } from '../templateForm';

/** The item just created by key press, which takes focus when it renders. Ids are random, so one variable is enough for all forms. */
let begunId = '';

const focusWhenBegun =
  (id: string): RefCallback<HTMLInputElement> =>
  (input) => {
    if (!input || begunId !== id) return;
    begunId = '';
    input.focus();
  };

/** Handles Enter and paste in an item's question: Enter starts the next item, and pasted lines become items. */
export function useTypedItems({ id, label }: FormItem, { sectionId, edit }: { sectionId: string; edit: EditForm }) {
  /** Inserts items after this one, whose question becomes `own`. */
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
