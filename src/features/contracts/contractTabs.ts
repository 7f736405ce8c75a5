import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { lazyPart } from '@/lib/lazyPage';
import type { PageTab } from '@/ui/layout/PageTabs';

/** What every tab of a contract gets. */
export type ContractTabProps = { contract: Stored<Contract> };

/** The tabs of a contract's page, in order. Each loads when it is first opened. */
export const CONTRACT_TABS: readonly PageTab<ContractTabProps>[] = [
  {
    value: 'overview',
    label: 'Overview',
    Panel: lazyPart(() => import('./components/OverviewTab').then((module) => module.OverviewTab)),
  },
  {
    value: 'values',
    label: 'Schedule of values',
    Panel: lazyPart(() =>
      import('./components/money/ScheduleOfValuesTab').then((module) => module.ScheduleOfValuesTab),
    ),
  },
  {
    value: 'changes',
    label: 'Change orders',
    Panel: lazyPart(() => import('./components/money/ChangeOrdersTab').then((module) => module.ChangeOrdersTab)),
  },
  {
    value: 'billing',
    label: 'Billing',
    Panel: lazyPart(() => import('./components/money/BillingTab').then((module) => module.BillingTab)),
  },
  {
    value: 'waivers',
    label: 'Lien waivers',
    Panel: lazyPart(() => import('./components/money/WaiversTab').then((module) => module.WaiversTab)),
  },
  {
    value: 'budget',
    label: 'Budget',
    Panel: lazyPart(() => import('./components/money/BudgetTab').then((module) => module.BudgetTab)),
  },
  {
    value: 'requests',
    label: 'RFIs',
    Panel: lazyPart(() => import('./components/money/RequestsTab').then((module) => module.RequestsTab)),
  },
  {
    value: 'closeout',
    label: 'Closeout',
    Panel: lazyPart(() => import('./components/money/CloseoutTab').then((module) => module.CloseoutTab)),
  },
  {
    value: 'papers',
    label: 'Documents',
    Panel: lazyPart(() => import('./components/PapersTab').then((module) => module.PapersTab)),
  },
  {
    value: 'site',
    label: 'Site',
    Panel: lazyPart(() => import('./components/site/SiteTab').then((module) => module.SiteTab)),
  },
];
