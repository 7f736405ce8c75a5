import type { ComponentType } from 'react';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { lazyPart } from '@/lib/lazyPage';

/** What every tab of a contract gets. */
export type ContractTabProps = { contract: Stored<Contract> };
export type ContractTab = { value: string; label: string; Panel: ComponentType<ContractTabProps> };

/** The tabs of a contract's page, in order. Each loads when it is first opened. */
export const CONTRACT_TABS: readonly ContractTab[] = [
  {
    value: 'overview',
    label: 'Overview',
    Panel: lazyPart(() => import('./components/OverviewTab').then((module) => module.OverviewTab)),
  },
  {
    value: 'values',
    label: 'Schedule of values',
    Panel: lazyPart(() => import('./components/ScheduleTab').then((module) => module.ScheduleTab)),
  },
  {
    value: 'papers',
    label: 'Papers',
    Panel: lazyPart(() => import('./components/PapersTab').then((module) => module.PapersTab)),
  },
];
