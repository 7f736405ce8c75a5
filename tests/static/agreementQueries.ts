import { migrationRows, migrationRowsByNumber, recentMigrations } from '@/domain/agreement/migration/queries';
import { ROW_STATES } from '@/domain/agreement/migration/schema';
import {
  AGREEMENT_SORTS,
  AGREEMENT_VIEWS,
  agreementCount,
  agreementList,
  agreementMonthsFrom,
  agreementsByCustomerName,
  agreementsByNumber,
  agreementsOf,
  agreementsToNotify,
  agreementsWithVisitsDue,
  allMembers,
  membersOfPlan,
  postingsByNumber,
  postingsOfMonth,
} from '@/domain/agreement/record/queries';
import { ask, type Asked } from './asked';

const TODAY = '2026-01-12';

/** The queries of service agreements. */
export const AGREEMENT_QUERIES: Record<string, Asked[]> = {
  agreementList: ask(
    'agreements',
    ...(['', ...AGREEMENT_VIEWS] as const).flatMap((view) =>
      AGREEMENT_SORTS.flatMap((field) =>
        (['asc', 'desc'] as const).flatMap((direction) =>
          ['', 'x'].flatMap((planId) =>
            ['', '2026-02'].flatMap((renews) =>
              ['', 'x'].map((unit) =>
                agreementList(view, { field, direction }, TODAY, { planId, renews, unit: { unit, usual: 'u' } }),
              ),
            ),
          ),
        ),
      ),
    ),
    ...[{ began: '2026-02' }, { left: '2026-02' }].map((of) =>
      agreementList('', { field: 'updatedAt', direction: 'desc' }, TODAY, { planId: '', renews: '', ...of }),
    ),
  ),
  allMembers: ask('agreements', allMembers()),
  agreementsWithVisitsDue: ask('agreements', agreementsWithVisitsDue(TODAY, 60)),
  agreementsToNotify: ask('agreements', agreementsToNotify()),
  agreementsOf: ask('agreements', agreementsOf('x')),
  agreementCount: ask(
    'agreements',
    agreementCount('active'),
    agreementCount('active', 'x'),
    agreementCount('active', ['x', 'y']),
  ),
  membersOfPlan: ask('agreements', membersOfPlan('x')),
  recentMigrations: ask('agreementMigrations', recentMigrations(50)),
  migrationRows: ask(
    'agreementMigrationRows',
    ...(['', ...ROW_STATES] as const).map((state) => migrationRows('x', state)),
  ),
  migrationRowsByNumber: ask('agreementMigrationRows', migrationRowsByNumber('x', 'S26')),
  agreementsByNumber: ask('agreements', agreementsByNumber('S26')),
  agreementsByCustomerName: ask('agreements', agreementsByCustomerName('ada')),
  agreementMonthsFrom: ask('agreementMonths', agreementMonthsFrom('2026-01', 13)),
  postingsOfMonth: ask('agreementPostings', postingsOfMonth('2026-01')),
  postingsByNumber: ask('agreementPostings', postingsByNumber('2026-01', 'S26')),
};
