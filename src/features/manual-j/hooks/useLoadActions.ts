import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { newLoadNumber } from '@/domain/load-calc/project/number';
import { loadProjectSchema, type LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

const TITLE_LIMIT = 160;

/** The record's own fields, without those that every record carries. */
const fieldsOf = (project: Stored<LoadProject>): LoadProject => loadProjectSchema.parse(project);

/** The same house under a new number. Its revisions stay with the original. */
const copyOfLoad = (project: Stored<LoadProject>, now: Date): LoadProject => ({
  ...fieldsOf(project),
  number: newLoadNumber(now),
  title: `${project.title.slice(0, TITLE_LIMIT - 7)} (copy)`,
  revisionNumber: 0,
});

/** What is done to a whole calculation. */
export function useLoadActions() {
  const navigate = useNavigate();
  const save = useSaveRecord(collections.manualJ);

  const duplicate = async (project: Stored<LoadProject>): Promise<void> => {
    try {
      const copy = await save.create(copyOfLoad(project, new Date()), { label: project.title });
      notify.success(`${copy.number} is a copy of ${project.number}.`);
      await navigate(paths.manualJEdit(copy.id));
    } catch (error) {
      notify.error(error);
    }
  };

  const putBack = (project: Stored<LoadProject>): Promise<void> =>
    save
      .create(fieldsOf(project), { id: project.id, label: project.title })
      .then(() => notify.success(`${project.number} is back.`), notify.error);

  /** True when it was deleted. */
  const remove = async (project: Stored<LoadProject>): Promise<boolean> => {
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
