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
  /** Types of those units: templates made for them are listed first. */
  equipmentTypes: EquipmentType[];
  /** Null if none is chosen or it was deleted. */
  template: StartedTemplate | null;
};

/**
 * Returns the unit that a template is for, if the property has exactly one: a report without its unit would be missing from the
 * year-by-year comparison and from what the next inspection verifies.
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

/** Reads a new inspection's template from the URL, and its customer, property, job, or unit. */
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
  /** Empty if the device can't fetch them; the unit is then chosen manually. */
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
