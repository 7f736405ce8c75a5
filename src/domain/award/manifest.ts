import { DISPATCH, EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, KEPT_IN_A_LIST } from '../record/manifest';

/** Printed on estimates, so anyone who writes estimates may read them. */
export const credentialsManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'credentials',
  noun: { one: 'credential', many: 'credentials' },
  permission: {
    feature: 'awards',
    isReadFree: true,
    read: EVERYONE,
    create: MANAGERS,
    update: MANAGERS,
    delete: MANAGERS,
  },
  isSeeded: true,
});

// Approved ones are readable by everyone: that depends on the record, not on the role, and is in the rules.
export const recognitionsManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'recognitions',
  noun: { one: 'recognition', many: 'recognitions' },
  permission: { feature: 'awards', read: DISPATCH, create: DISPATCH, update: DISPATCH, delete: MANAGERS },
  isSeeded: true,
});

// People add and remove their own opt-out; managers add them for anyone, and remove those of people without an account.
export const recognitionOptOutsManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'recognitionOptOuts',
  noun: { one: 'opt-out', many: 'opt-outs' },
  permission: { feature: 'awards', read: EVERYONE, create: MANAGERS, update: NOBODY, delete: NOBODY },
  isSeeded: true,
});

export const teamGoalsManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'teamGoals',
  noun: { one: 'team goal', many: 'team goals' },
  permission: { feature: 'awards', read: EVERYONE, create: MANAGERS, update: MANAGERS, delete: MANAGERS },
  isSeeded: true,
});

/** Only people who may propose see individuals' figures. */
export const scoreMonthsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'scoreMonths',
  place: 'company',
  noun: { one: 'month of figures', many: 'months of figures' },
  permission: { feature: 'awards', read: DISPATCH, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});

export const teamMonthsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'teamMonths',
  place: 'company',
  noun: { one: 'month of the team', many: 'months of the team' },
  permission: { feature: 'awards', read: EVERYONE, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
