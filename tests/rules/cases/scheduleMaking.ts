import { VISIT_STATES } from '@/domain/scheduling/visitState';
import { uidOf } from '../support/actors';
import { LINE } from '../support/special';
import type { Fields, RulesCase } from '../support/types';
import { creation, expectation, makeCase, remove } from './make';
import { PATH, MINE, placement, stored, asked } from './schedule';

const made = (label: string, expected: RulesCase['expected'], fields: Fields, actor = 'office'): RulesCase =>
  makeCase(`visit made: ${label}`, actor, expected, creation('schedule', actor, fields));
const begun = (state: string, more: Fields = {}): Fields => ({
  state,
  log: [{ ...LINE, state, by: uidOf('office'), ...more }],
});
const creations: RulesCase[] = [
  ...VISIT_STATES.map((state) =>
    made(state, expectation(['planned', 'confirmed', 'dispatched'].includes(state)), begun(state)),
  ),
  made('without a log', 'deny', { log: [] }),
  made('with two log lines', 'deny', {
    log: [1, 2].map((id) => ({ ...LINE, id: `l${id}`, state: 'planned', by: uidOf('office') })),
  }),
  made('with a log in someone else’s name', 'deny', begun('planned', { by: 'manager' })),
  made('with a log for another status', 'deny', { log: begun('confirmed')['log'] ?? null }),
  made('as moved', 'deny', begun('planned', { kind: 'moved' })),
  made('as a technician', 'deny', begun('planned', { technicianId: MINE })),
  made('with a request', 'deny', asked),
  made('without a job', 'deny', { jobId: '' }),
  made('time off', 'allow', { kind: 'time-off', jobId: '' }),
  made('a holiday', 'allow', { kind: 'time-off', jobId: '', placement: { ...placement, technicianIds: [] } }),
  made('time off for a job', 'deny', { kind: 'time-off' }),
];

const removals: RulesCase[] = (['office', 'manager'] as const).flatMap((actor) =>
  (['planned', 'on-site', 'done'] as const).map((state) =>
    makeCase(
      `visit removed: ${state} by ${actor}`,
      actor,
      expectation(state === 'planned' || actor === 'manager'),
      remove(PATH),
      stored({ state }),
    ),
  ),
);

/** Visits that are created and removed. */
export const makingCases: RulesCase[] = [...creations, ...removals];
