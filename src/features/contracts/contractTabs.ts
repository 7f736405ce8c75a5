import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { lazyPart } from '@/lib/lazyPage';
import type { PageTab } from '@/ui/layout/PageTabs';

/** Props shared by all contract tabs. */
export type ContractTabProps = { contract: Stored<Contract> };

type ContractTab = PageTab<ContractTabProps> & {
  /** The records that the tab shows, which crews can't read. */
  reads?: 'contractBooks' | 'contractVersions';
  /** The tab reveals the company's costs. */
  hasCosts?: true;
};

/** Tabs of a contract's page, in order. Each loads when it's first opened. */
const CONTRACT_TABS: readonly ContractTab[] = [
  {
    value: 'overview',
    label: 'Overview',
    Panel: lazyPart(() => import('./components/OverviewTab').then((module) => module.OverviewTab)),
  },
  {
    value: 'values',
    reads: 'contractBooks',
    label: 'Schedule of values',
    Panel: lazyPart(() =>
      import('./components/money/ScheduleOfValuesTab').then((module) => module.ScheduleOfValuesTab),
    ),
  },
  {
    value: 'changes',
    reads: 'contractBooks',
    label: 'Change orders',
    Panel: lazyPart(() => import('./components/money/ChangeOrdersTab').then((module) => module.ChangeOrdersTab)),
  },
  {
    value: 'billing',
    reads: 'contractBooks',
    label: 'Billing',
    Panel: lazyPart(() => import('./components/money/BillingTab').then((module) => module.BillingTab)),
  },
  {
    value: 'waivers',
    reads: 'contractBooks',
    label: 'Lien waivers',
    Panel: lazyPart(() => import('./components/money/WaiversTab').then((module) => module.WaiversTab)),
  },
  {
    value: 'budget',
    reads: 'contractBooks',
    hasCosts: true,
    label: 'Budget',
    Panel: lazyPart(() => import('./components/money/BudgetTab').then((module) => module.BudgetTab)),
  },
  {
    value: 'requests',
    reads: 'contractBooks',
    label: 'RFIs',
    Panel: lazyPart(() => import('./components/money/RequestsTab').then((module) => module.RequestsTab)),
  },
  {
    value: 'closeout',
    reads: 'contractBooks',
    hasCosts: true,
    label: 'Closeout',
    Panel: lazyPart(() => import('./components/money/CloseoutTab').then((module) => module.CloseoutTab)),
  },
  {
    value: 'papers',
    reads: 'contractVersions',
    label: 'Documents',
    Panel: lazyPart(() => import('./components/PapersTab').then((module) => module.PapersTab)),
  },
  {
    value: 'site',
    label: 'Site',
    Panel: lazyPart(() => import('./components/site/SiteTab').then((module) => module.SiteTab)),
  },
];

type Reader = { reads: (collection: 'contractBooks' | 'contractVersions') => boolean; seesCosts: boolean };

/** Returns the tabs that the user can see. People without access to the money work on site, so that tab comes first for them. */
export function contractTabsFor({ reads, seesCosts }: Reader): readonly PageTab<ContractTabProps>[] {
  const shown = CONTRACT_TABS.filter(
    (tab) => (tab.reads === undefined || reads(tab.reads)) && (tab.hasCosts !== true || seesCosts),
  );
  return reads('contractBooks') ? shown : shown.toReversed();
}
