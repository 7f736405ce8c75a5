import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import type { StartedTemplate } from '@/domain/inspection/create';
import { readForm } from '@/domain/inspection/form';
import { READY_TEMPLATES, READY_VERSION, readyForm } from '@/domain/inspection/ready/list';
import { equipmentOf } from '@/domain/equipment/queries';
import type { Equipment, EquipmentType } from '@/domain/equipment/schema';
import type { Stored } from '@/domain/record/schema';

type Origin = {
  customerId: string;
  propertyId: string;
  jobId: string;
  equipmentIds: string[];
  /** Of those units: templates made for them are offered first. */
  equipmentTypes: EquipmentType[];
  /** null while none is chosen, or where it is gone. */
  template: StartedTemplate | null;
};

/**
 * The unit that a template was made for, where the place has one only: a report without its unit is missing from the years
 * that are compared, and from what the next one verifies.
 */
function onlyFittingUnit(
  units: readonly Stored<Equipment>[],
  propertyId: string,
  types: readonly EquipmentType[],
): string[] {
  const fitting = units.filter(
    (unit) => types.includes(unit.type) && (propertyId === '' || unit.propertyId === propertyId),
  );
  return fitting.length === 1 ? fitting.map(({ id }) => id) : [];
}

/** What a new inspection's address says: with which template, and for which customer, property, job or unit. */
export function useInspectionOrigin() {
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const named = (name: string): string => params.get(name) ?? '';
  const ids = {
    template: named('template'),
    customer: named('customer'),
    property: named('property'),
    job: named('job'),
    equipment: named('equipment'),
  };
  const readTemplate = async (): Promise<StartedTemplate | null> => {
    const ready = READY_TEMPLATES.find(({ id }) => id === ids.template);
    if (ready) {
      const { id, name, trade } = ready;
      return { id, version: READY_VERSION, name, trade, form: await readyForm(ready) };
    }
    const own = await readOne(workspace, collections.inspectionTemplates, ids.template);
    return own && { id: own.id, version: own.version, name: own.name, trade: own.trade, form: readForm(own.form) };
  };
  /** None on a device that cannot ask for them: the unit is chosen by hand then. */
  const unitsOf = (customerId: string): Promise<Stored<Equipment>[]> =>
    customerId === ''
      ? Promise.resolve([])
      : workspace
          .repository(collections.equipment)
          .getAll(equipmentOf(customerId))
          .catch(() => []);
  const read = async (): Promise<Origin> => {
    const [template, job, unit] = await Promise.all([
      readTemplate(),
      readOne(workspace, collections.jobs, ids.job),
      readOne(workspace, collections.equipment, ids.equipment),
    ]);
    const customerId = ids.customer || (job?.customerId ?? unit?.customerId ?? '');
    const propertyId = ids.property || (job?.propertyId ?? unit?.propertyId ?? '');
    const given = unit ? [unit.id] : (job?.equipmentIds ?? []);
    const equipmentIds =
      given.length > 0 || template === null
        ? given
        : onlyFittingUnit(await unitsOf(customerId), propertyId, template.form.equipmentTypes);
    const units = await Promise.all(equipmentIds.map((id) => readOne(workspace, collections.equipment, id)));
    return {
      template,
      customerId,
      propertyId,
      jobId: job?.id ?? '',
      equipmentIds,
      equipmentTypes: units.flatMap((one) => one?.type ?? []),
    };
  };
  const key = Object.values(ids).join(':');
  const query = useQuery<Origin>({
    queryKey: ['inspectionOrigin', key],
    queryFn: read,
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    key,
    templateId: ids.template,
    hrefOf: (template: string): string =>
      `?${new URLSearchParams({ ...Object.fromEntries(params), template }).toString()}`,
    origin: query.data ?? null,
    error: query.error,
    refetch: query.refetch,
  };
}
