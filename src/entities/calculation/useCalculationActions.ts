import { useNavigate } from 'react-router-dom';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import type { CalculationPlace, CalculationRecord } from './calculationPlace';

const TITLE_LIMIT = 160;

/** Provides the actions for a whole calculation. */
export function useCalculationActions<R extends CalculationRecord>({
  definition,
  schema,
  newNumber,
  edit,
}: Pick<CalculationPlace<R>, 'definition' | 'schema' | 'newNumber' | 'edit'>) {
  const navigate = useNavigate();
  const save = useSaveRecord(definition);

  const duplicate = async (project: Stored<R>): Promise<void> => {
    try {
      const copy = await save.create(
        {
          ...schema.parse(project),
          number: newNumber(new Date()),
          title: `${project.title.slice(0, TITLE_LIMIT - 7)} (copy)`,
          // Revisions stay with the original.
          revisionNumber: 0,
        },
        { label: project.title },
      );
      notify.success(`${copy.number} is a copy of ${project.number}.`);
      await navigate(edit(copy.id));
    } catch (error) {
      notify.error(error);
    }
  };

  const putBack = (project: Stored<R>): Promise<void> =>
    save
      .create(schema.parse(project), { id: project.id, label: project.title })
      .then(() => notify.success(`${project.number} is back.`), notify.error);

  /** Returns true if it was deleted. */
  const remove = async (project: Stored<R>): Promise<boolean> => {
    const isSure = await confirmAction({
      title: `Delete ${project.title.slice(0, 80)}?`,
      message: 'Its link stops working. Estimates that were made from it keep their lines.',
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!isSure) return false;
    try {
      await save.remove(project.id);
      notify.success(`${project.number} was deleted.`, { undo: () => void putBack(project) });
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    }
  };

  return { duplicate, remove };
}
