import { EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

// Conversations with their messages and proposals: everyone with the feature reads their own, and no role reads another's. That depends
// on the record, not on the role, and is enforced by the security rules.
const OWN = { feature: 'aiAssistant', read: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY } as const;

export const conversationsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'conversations',
  place: 'company',
  noun: { one: 'conversation', many: 'conversations' },
  permission: OWN,
  relations: [],
  isExported: none('the person whose it is exports it from its page'),
  isSeeded: none('everyone begins without one'),
});

export const conversationMessagesManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'conversationMessages',
  place: 'company',
  noun: { one: 'message', many: 'messages' },
  permission: OWN,
  relations: [],
  isExported: none('it is exported with its conversation'),
});

export const aiProposalsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'aiProposals',
  place: 'company',
  noun: { one: 'proposal', many: 'proposals' },
  permission: OWN,
  relations: [],
  isExported: none('it is exported with its conversation'),
});

export const aiSettingsManifest = defineRecord({
  name: 'aiSettings',
  place: 'company',
  noun: { one: 'AI settings', many: 'AI settings' },
  permission: { feature: 'aiAssistant', read: EVERYONE, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  relations: [],
  activity: none('settings are not about a record'),
  isExported: none('one document of settings is no list'),
  newPage: none('a tab of the settings'),
  isSeeded: true,
});

export const aiUsageManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'aiUsage',
  place: 'company',
  noun: { one: 'month of AI', many: 'months of AI' },
  permission: { feature: 'aiAssistant', read: MANAGERS, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
