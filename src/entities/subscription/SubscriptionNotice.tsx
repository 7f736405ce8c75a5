import { useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { planOf } from '@/domain/subscription/plans';
import { standingOf } from '@/domain/subscription/standing';
import type { SubscriptionSummary } from '@/domain/subscription/summary';
import { useNow } from '@/ui/hooks/useNow';
import { DAY_MS } from '@/lib/time';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { LinkButton } from '@/ui/links/LinkButton';
import type { Tone } from '@/ui/tone';

const TRIAL_NOTICE_MS = 3 * DAY_MS;
const KEPT = 'Everything you entered stays and can be viewed and exported.';

type Notice = { tone: Tone; title: string; text: string; mend: string };

/** Returns what members must know about their subscription now, with dates in the company's time zone; null if all is well. */
function noticeOf(subscription: SubscriptionSummary, now: Date, timeZone: string): Notice | null {
  const { kind, endsAt } = standingOf(subscription, now.toISOString());
  const { status, planId, pastDueSince } = subscription;
  const plan = planId ? planOf(planId).name : 'your plan';
  const date = (iso: string): string => formatDate(iso, timeZone);
  const isPaused = status === 'paused';
  switch (kind) {
    case 'overdue':
      return {
        tone: 'warning',
        title: 'A payment has failed',
        text: `${pastDueSince ? `The payment of ${date(pastDueSince)} did not go through` : 'A payment did not go through'}. Everything works until ${date(endsAt)}; then the features of ${plan} are switched off. ${KEPT}`,
        mend: 'Update the payment',
      };
    case 'ending':
      return {
        tone: 'warning',
        title: isPaused ? 'Your subscription is paused' : 'Your subscription has ended',
        text: `Everything works until ${date(endsAt)}; then the features of ${plan} are switched off. ${KEPT}`,
        mend: isPaused ? 'Resume the plan' : 'Subscribe again',
      };
    case 'withdrawn':
      // A company that has canceled permanently isn't reminded of it on every page.
      if (status === 'canceled') return null;
      return {
        tone: 'warning',
        title: isPaused ? 'Your subscription is paused' : 'Your subscription is unpaid',
        text: `The features of ${plan} ${endsAt ? `were switched off on ${date(endsAt)}` : 'are switched off'}. ${KEPT}`,
        mend: isPaused ? 'Resume the plan' : 'Update the payment',
      };
    case 'trialing':
      if (endsAt === '' || Date.parse(endsAt) - now.getTime() > TRIAL_NOTICE_MS) return null;
      return {
        tone: 'info',
        title: `Your trial of ${plan} ends on ${date(endsAt)}`,
        text: 'It continues if there is a card on file by then. Without one it ends, and nothing is charged.',
        mend: 'Open billing',
      };
    case 'none':
    case 'incomplete':
    case 'active':
    case 'cancelled':
      return null;
  }
}

/** Warns every member when the subscription needs attention, and links admins to where it can be fixed. */
export function SubscriptionNotice() {
  const { company, role } = useWorkspaceState();
  const now = useNow();
  const notice = company && noticeOf(company.subscription, now, company.timeZone);
  if (!notice) return null;
  const mayMend = canAct({ role }, 'manageBilling');
  return (
    <InlineNotice
      tone={notice.tone}
      role="status"
      title={notice.title}
      action={
        mayMend ? (
          <LinkButton to={paths.billing} size="xs" variant="default">
            {notice.mend}
          </LinkButton>
        ) : undefined
      }
    >
      {notice.text}
      {!mayMend && ' Your company’s admins can fix it.'}
    </InlineNotice>
  );
}
