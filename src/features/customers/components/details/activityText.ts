import { damageText } from '@/domain/activity/damageText';
import { subscriptionText } from '@/domain/activity/subscriptionText';
import type { Activity } from '@/domain/activity/schema';
import { CUSTOMER_FIELD_LABELS } from '@/domain/customer/customerLabels';
import type { Customer } from '@/domain/customer/schema';
import { PROGRESS_LABELS } from '@/domain/job/progress';

const SUBJECTS: Record<string, string> = {
  customer: 'the customer',
  job: 'the job',
  property: 'the property',
  equipment: 'the equipment',
  estimate: 'the estimate',
  invoice: 'the invoice',
  payment: 'the payment',
};

/** Derived fields, which add nothing to the others. */
const SILENT = new Set(['name', 'sortName']);

const progressInWords = (detail: string): string =>
  detail.replace(/[\w-]+/g, (state) =>
    Object.hasOwn(PROGRESS_LABELS, state) ? PROGRESS_LABELS[state as keyof typeof PROGRESS_LABELS] : state,
  );

function changesInWords({ subjectType, changedFields }: Activity): string {
  if (subjectType !== 'customer') return '';
  const labels = changedFields
    .filter((field) => !SILENT.has(field))
    .flatMap((field) => CUSTOMER_FIELD_LABELS[field as keyof Customer] ?? []);
  return labels.length === 0 ? '' : `: ${labels.join(', ').toLowerCase()}`;
}

/** Describes an activity as a sentence that follows the person's name: `changed the customer: phone, tags`. Dates are in `timeZone`. */
export function activityText(activity: Activity, timeZone: string): string {
  const { verb, subjectType, subjectName, detail } = activity;
  const what = SUBJECTS[subjectType] ?? subjectType;
  const named = subjectType === 'customer' || subjectName === '' ? what : `${what} “${subjectName}”`;
  switch (verb) {
    case 'created':
      return detail === 'import' ? 'imported the customer' : `added ${named}`;
    case 'deleted':
      return `deleted ${named}`;
    case 'merged':
      return `merged “${detail}” into this customer`;
    case 'unmerged':
      return `undid the merge with “${detail}”`;
    case 'updated':
      return detail.includes('→')
        ? `moved ${named}: ${progressInWords(detail)}`
        : `changed ${named}${changesInWords(activity)}`;
    case 'restored':
    case 'damaged':
      return `${damageText(activity)}: ${named}`;
    case 'started-held':
      return `began work on ${named} although this was open: ${detail}`;
    case 'subscribed':
    case 'plan-changed':
    case 'payment-failed':
    case 'payment-made':
    case 'cancelled':
    case 'resumed':
    case 'ended':
    case 'withdrawn':
      return subscriptionText(verb, detail, timeZone);
    case 'joined':
    case 'removed':
    case 'role-changed':
    case 'invited':
      return `${verb.replace('-', ' ')} ${subjectName}`;
  }
}
