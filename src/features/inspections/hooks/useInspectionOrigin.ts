import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import type { StartedTemplate } from '@/domain/inspection/create';
import { readForm } from '@/domain/inspection/form';
import { READY_TEMPLATES, READY_VERSION, readyForm } from '@/domain/inspection/ready/list';
import type { EquipmentType } from '@/domain/equipment/schema';

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
  const read = async (): Promise<Origin> => {
    const [template, job, unit] = await Promise.all([
      readTemplate(),
      readOne(workspace, collections.jobs, ids.job),
      readOne(workspace, collections.equipment, ids.equipment),
    ]);
    const equipmentIds = unit ? [unit.id] : (job?.equipmentIds ?? []);
    const units = await Promise.all(equipmentIds.map((id) => readOne(workspace, collections.equipment, id)));
    return {
      template,
      customerId: ids.customer || (job?.customerId ?? unit?.customerId ?? ''),
      propertyId: ids.property || (job?.propertyId ?? unit?.propertyId ?? ''),
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
