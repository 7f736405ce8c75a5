import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import { readWalk } from '@/domain/diagnostics/guide/symptomTrees';
import { elevationOfZip } from '@/domain/load-calc/climate/elevationOfZip';
import type { Property } from '@/domain/property/schema';
import { PROCEDURE_KINDS } from '@/domain/diagnostics/procedures/kinds';

type Origin = {
  customerId: string;
  propertyId: string;
  jobId: string;
  equipmentId: string;
  /** Approximate elevation of the property in ft, or null if unknown. */
  altitudeFt: number | null;
};

/** Timeout, so that a slow connection doesn't delay the readings. */
const ELEVATION_MS = 2_000;

/** Returns a property's approximate elevation; null without a postal code, or if the tables don't load in time. */
async function elevationOf(property: Property | null): Promise<number | null> {
  const zip = property?.address.postalCode.slice(0, 5) ?? '';
  if (zip === '') return null;
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), ELEVATION_MS));
  return Promise.race([elevationOfZip(zip).catch(() => null), late]);
}

/** Reads a new set's kind from the URL, and its customer, property, job, or unit. */
export function useDiagnosticOrigin() {
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const named = (name: string): string => params.get(name) ?? '';
  const ids = {
    customer: named('customer'),
    property: named('property'),
    job: named('job'),
    equipment: named('equipment'),
  };
  const key = Object.values(ids).join(':');
  const walk = named('walk');
  const read = async (): Promise<Origin> => {
    const [job, unit] = await Promise.all([
      readOne(workspace, collections.jobs, ids.job),
      readOne(workspace, collections.equipment, ids.equipment),
    ]);
    const propertyId = ids.property || (job?.propertyId ?? unit?.propertyId ?? '');
    return {
      customerId: ids.customer || (job?.customerId ?? unit?.customerId ?? ''),
      propertyId,
      jobId: job?.id ?? '',
      equipmentId: unit?.id ?? job?.equipmentIds[0] ?? '',
      altitudeFt: await elevationOf(await readOne(workspace, collections.properties, propertyId)),
    };
  };
  const query = useQuery<Origin>({
    queryKey: ['diagnosticOrigin', key],
    queryFn: read,
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    key: walk === '' ? key : `${key}:${walk}`,
    /** The symptom walk it starts from, with the answers so far. */
    walk: readWalk(walk),
    kind: PROCEDURE_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    hrefOf: (kind: string): string => `?${new URLSearchParams({ ...Object.fromEntries(params), kind }).toString()}`,
    origin: query.data ?? null,
    error: query.error,
    refetch: query.refetch,
  };
}
