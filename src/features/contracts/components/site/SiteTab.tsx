import { Button, SegmentedControl, Select } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { Contract } from '@/domain/contract/record/schema';
import { siteFileSchema } from '@/domain/demolition/site/siteFileSchema';
import type { Stored } from '@/domain/record/schema';
import { cutText } from '@/lib/cutText';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { ContractTabProps } from '../../contractTabs';
import { HazardsPart } from './HazardsPart';
import { LogsPart } from './LogsPart';
import { PlanPart } from './PlanPart';
import { StartPart } from './StartPart';
import { WastePart } from './WastePart';

const PARTS = [
  { value: 'start', label: 'Before work starts', Part: StartPart },
  { value: 'hazards', label: 'Hazards and notice', Part: HazardsPart },
  { value: 'logs', label: 'Daily logs', Part: LogsPart },
  { value: 'waste', label: 'Dump tickets', Part: WastePart },
  { value: 'plan', label: 'Schedule', Part: PlanPart },
] as const;
const OPTIONS = PARTS.map(({ value, label }) => ({ value, label }));

/** Builds a new site file from its contract. */
const siteOf = (contract: Stored<Contract>) =>
  siteFileSchema.parse({
    contractId: contract.id,
    customerId: contract.customerId,
    title: contract.title,
    address: contract.propertyAddress,
    jobIds: contract.jobId === '' ? [] : [contract.jobId],
    state: contract.lawState,
    startsOn: contract.startsOn,
    finishesOn: contract.finishesOn,
    // Milestones are on the chart from the start; the work between them is entered there.
    tasks: contract.milestones.map(({ id, name, dueOn }) => ({
      id,
      name: cutText(name, 120),
      days: 0,
      notBefore: dueOn,
    })),
  });

/** Shows a contract's site: requirements before work starts, hazards, daily logs, waste, and the plan. */
export function SiteTab({ contract }: ContractTabProps) {
  const can = useCan();
  const isPhone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const { value: part, Part } = PARTS.find(({ value }) => value === params.get('part')) ?? PARTS[0];
  const show = (next: string | null): void =>
    setParams(
      (before) => {
        const { part: _left, ...others } = Object.fromEntries(before);
        return next === null || next === PARTS[0].value ? others : { ...others, part: next };
      },
      { replace: true },
    );
  const { record, isLoading, error } = useWatchedRecord(collections.siteFiles, contract.id);
  const save = useSaveRecord(collections.siteFiles);
  if (error) return <ErrorState error={error} />;
  if (!record && isLoading) return <LoadingRows rows={4} />;
  if (!record)
    return (
      <EmptyState
        title="No site file yet"
        text="It keeps what must be in hand before the machine starts, the hazard survey and its notices, daily logs, dump tickets and the schedule."
        action={
          can('create', 'siteFiles') && (
            <Button
              onClick={() =>
                void save
                  .create(siteOf(contract), { id: contract.id, label: contract.title, isOnce: true })
                  .catch(notify.error)
              }
            >
              Start the site file
            </Button>
          )
        }
      />
    );
  return (
    <OneColumn>
      {isPhone ? (
        <Select aria-label="Part of the site file" data={OPTIONS} value={part} allowDeselect={false} onChange={show} />
      ) : (
        <SegmentedControl aria-label="Part of the site file" data={OPTIONS} value={part} onChange={show} />
      )}
      <Part site={record} contract={contract} />
    </OneColumn>
  );
}
