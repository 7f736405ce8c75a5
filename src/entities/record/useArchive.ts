import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { CollectionDefinition } from '@/data/records/definition';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

type ArchiveOptions<T> = {
  name: string;
  /** The fields that archive it, and those that restore it. */
  archived: Partial<T>;
  active: Partial<T>;
  /** The consequences of archiving, shown for confirmation; if omitted, nothing is asked, because it can be undone. */
  question?: string;
  /** The notice shown afterward; by default `{name} is archived.` and `{name} is back.` */
  archivedText?: string;
  restoredText?: string;
  onDone?: () => void;
};

/** Archives a record and restores it, both with undo. Failures are shown, not thrown. */
export function useArchive<T extends object>(
  definition: CollectionDefinition<T>,
  record: Stored<T> | null,
  {
    name,
    archived,
    active,
    question,
    archivedText = `${name} is archived.`,
    restoredText = `${name} is back.`,
    onDone,
  }: ArchiveOptions<T>,
): { archive: () => Promise<void>; restore: () => Promise<void> } {
  const writer = useSaveRecord(definition);

  const put = async (fields: Partial<T>, message: string): Promise<void> => {
    if (!record) return;
    const before = Object.fromEntries(
      Object.keys(fields).map((field) => [field, record[field as keyof T]]),
    ) as Partial<T>;
    try {
      await writer.update(record.id, fields, { label: name });
      notify.success(message, {
        undo: () => void writer.update(record.id, before, { label: name }).catch(notify.error),
      });
      onDone?.();
    } catch (error) {
      notify.error(error);
    }
  };

  const archive = async (): Promise<void> => {
    const isSure =
      question === undefined ||
      (await confirmAction({ title: `Archive ${name}?`, message: question, confirmLabel: 'Archive' }));
    if (isSure) await put(archived, archivedText);
  };
  return { archive, restore: () => put(active, restoredText) };
}
