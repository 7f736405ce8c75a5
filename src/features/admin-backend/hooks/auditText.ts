import { ROLE_LABELS, ROLES } from '@/domain/access/roles';
import { SUBSCRIPTION_VERBS, type Activity } from '@/domain/activity/schema';
import { damageText } from '@/domain/activity/damageText';
import { subscriptionText } from '@/domain/activity/subscriptionText';
import { PROGRESS_LABELS } from '@/domain/job/progress';

const SUBJECTS: Partial<Record<string, string>> = {
  user: 'the member',
  invite: 'the invitation',
  company: 'the company',
  subscription: 'the subscription',
  customer: 'the customer',
  job: 'the job',
  property: 'the property',
  equipment: 'the equipment',
  technician: 'the technician',
  estimate: 'the estimate',
  invoice: 'the invoice',
  payment: 'the payment',
};

const WORDS: Partial<Record<string, string>> = {
  ...Object.fromEntries(ROLES.map((role) => [role, ROLE_LABELS[role]])),
  ...PROGRESS_LABELS,
};

/** Translates a detail such as `technician → office` into the UI's labels. */
const inWords = (detail: string): string =>
  detail
    .split(' → ')
    .map((part) => WORDS[part] ?? part)
    .join(' → ');
const withDetail = (sentence: string, detail: string): string =>
  detail === '' ? sentence : `${sentence}: ${inWords(detail)}`;

/** Turns `paymentTerms` into `payment terms`. */
const fieldInWords = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** True when the sentence needs no name: events reported by Stripe weren't caused by a member. */
export const isImpersonal = ({ actorUid, subjectType }: Activity): boolean =>
  actorUid === '' && subjectType === 'subscription';

/** `emailOf` looks up an invitation's e-mail address, which the activity leaves out because everyone can read it. Dates are in `timeZone`. */
type Sources = { emailOf: (inviteId: string) => string; timeZone: string };

/** Describes an action as a sentence that follows the person's name. */
export function auditText(activity: Activity, { emailOf, timeZone }: Sources): string {
  const { subjectType, subjectId, detail, changedFields } = activity;
  const subscriptionVerb = SUBSCRIPTION_VERBS.find((known) => known === activity.verb);
  if (subscriptionVerb) return subscriptionText(subscriptionVerb, detail, timeZone);
  // Widened: the server may be newer than this page and use verbs that it doesn't know.
  const verb: string = activity.verb;
  const name = subjectType === 'invite' ? emailOf(subjectId) : activity.subjectName;
  const what = SUBJECTS[subjectType] ?? subjectType;
  const named = name === '' ? what : `${what} “${name}”`;
  switch (verb) {
    case 'created':
      return subjectType === 'company' ? `registered ${named}` : withDetail(`added ${named}`, detail);
    case 'updated':
      return withDetail(`changed ${named}`, detail || changedFields.map(fieldInWords).join(', '));
    case 'deleted':
      return subjectType === 'invite' ? `revoked the invitation${name && ` of ${name}`}` : `deleted ${named}`;
    case 'invited':
      return withDetail(`invited ${name || 'somebody'}`, detail && `as ${inWords(detail)}`);
    case 'joined':
      return detail ? `joined as ${inWords(detail)}` : 'joined';
    case 'removed':
      return subjectType === 'user'
        ? `removed ${name || 'a member'} from the company`
        : withDetail(`removed ${named}`, detail);
    case 'role-changed':
      return withDetail(`changed the role of ${name || 'a member'}`, detail);
    case 'merged':
      return `merged “${detail}” into ${named}`;
    case 'unmerged':
      return `undid the merge of “${detail}” into ${named}`;
    case 'restored':
    case 'damaged':
      return `${damageText(activity)}: ${named}`;
    case 'started-held':
      return `began work on ${named} although this was open: ${detail}`;
    default:
      return withDetail(`${verb.replaceAll('-', ' ')} ${named}`, detail);
  }
}
