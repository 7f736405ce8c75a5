import { SAVED_REPLY_LIMIT, SMS_TEXT_LENGTH } from '@/domain/message/settings';
import { recordOf } from '../support/records';
import { chars, times } from '../support/samples';
import { createdStamp, SEED_REVISION } from '../support/stamps';
import type { Fields, RulesCase } from '../support/types';
import { change, makeCase } from './make';

const SETTINGS = 'companies/A/messageSettings/r1';
const stored: Record<string, Fields> = {
  [SETTINGS]: { ...recordOf('messageSettings'), ...createdStamp('seed', SEED_REVISION) },
};
const reply = (fields: Fields = {}): Fields => ({ id: 'r', name: 'On the way', text: 'We are on the way.', ...fields });
const repliesBy = (who: string, name: string, outcome: 'allow' | 'deny', savedReplies: Fields[]): RulesCase =>
  makeCase(`saved replies ${name}`, who, outcome, change('messageSettings', who, { savedReplies }), stored);

/** The office's saved replies: who may write them. A list's contents are left to its readers (`scripts/rules/marking.ts`). */
export const messageCases: RulesCase[] = [
  repliesBy('manager', 'at the maximum count and length', 'allow', [
    ...times(SAVED_REPLY_LIMIT, (index) => reply({ id: `r${index}`, text: chars(SMS_TEXT_LENGTH) })),
  ]),
  repliesBy('manager', 'removed', 'allow', []),
  repliesBy('technician', 'by a technician', 'deny', [reply()]),
  repliesBy('office', 'by the office', 'deny', [reply()]),
];
