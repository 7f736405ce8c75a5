import { endingCovers } from '@/domain/contract/record/covers';
import { cancelPeriodOf } from '@/domain/contract/record/lawCheck';
import { COVER_KIND_LABELS } from '@/domain/contract/record/parts';
import { COVER_WARNING_DAYS } from '@/domain/contract/record/queries';
import type { Contract } from '@/domain/contract/record/schema';
import { readSchedule, scheduledCents } from '@/domain/contract/record/scheduleOfValues';
import { doubtOf } from '@/domain/law/datedRule';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useToday } from '@/entities/company/useToday';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { Tone } from '@/ui/tone';

type Step = { tone: Tone; title: string; text: string };

/** Lists what needs doing on a contract, most urgent first. */
export function NextSteps({ contract }: { contract: Contract }) {
  const today = useToday();
  const { timeZone } = useSession().company;
  const day = (value: string): string => formatDate(value, timeZone);
  const steps = stepsOf(contract, today, day);
  if (steps.length === 0) return null;
  return (
    <OneColumn gap="xs">
      {steps.map(({ tone, title, text }) => (
        <InlineNotice key={title} tone={tone} title={title}>
          {text}
        </InlineNotice>
      ))}
    </OneColumn>
  );
}

function stepsOf(contract: Contract, today: string, day: (value: string) => string): Step[] {
  const { state, declineReason, signedCount, signerCount, startsOn, finishesOn, milestones, cancelReason } = contract;
  const { ended, ending } = endingCovers(contract.covers, today, COVER_WARNING_DAYS);
  const papers = (list: typeof ended): string =>
    list.map(({ kind, expiresOn }) => `${COVER_KIND_LABELS[kind]} (${day(expiresOn)})`).join(', ');
  const isOpen = state === 'active' || state === 'out' || state === 'draft';
  const next = milestones
    .filter(({ dueOn }) => dueOn !== '' && dueOn >= today)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))[0];
  return [
    ...(state === 'canceled' ? [{ tone: 'danger' as const, title: 'Canceled', text: cancelReason }] : []),
    ...(state === 'out' && declineReason !== ''
      ? [
          {
            tone: 'danger' as const,
            title: 'A signer declined',
            text: `“${declineReason}” Withdraw the contract, edit it, and send a new version.`,
          },
        ]
      : []),
    ...(state === 'out' && declineReason === ''
      ? [
          {
            tone: 'info' as const,
            title: `Out for signature: ${signedCount} of ${signerCount} have signed`,
            text: 'Links and reminders are under Documents.',
          },
        ]
      : []),
    ...(state === 'active' ? cancelSteps(contract, today, day) : []),
    ...(state === 'draft' ? draftSteps(contract) : []),
    ...(isOpen && ended.length > 0
      ? [
          {
            tone: 'danger' as const,
            title: 'Insurance or permits have expired',
            text: `${papers(ended)}. Get new ones.`,
          },
        ]
      : []),
    ...(isOpen && ending.length > 0
      ? [
          {
            tone: 'warning' as const,
            title: 'Insurance or permits expire soon',
            text: `${papers(ending)}. Get new ones in time.`,
          },
        ]
      : []),
    ...(state === 'active' && finishesOn !== '' && finishesOn < today
      ? [
          {
            tone: 'warning' as const,
            title: `The work was due to finish on ${day(finishesOn)}`,
            text: 'Extend the date with a change order, or mark the contract complete.',
          },
        ]
      : []),
    ...(state === 'active' && startsOn > today
      ? [{ tone: 'info' as const, title: `Work starts on ${day(startsOn)}`, text: '' }]
      : []),
    ...(state === 'active' && next
      ? [{ tone: 'info' as const, title: `Next milestone: ${next.name}`, text: `Due ${day(next.dueOn)}.` }]
      : []),
  ];
}

/** Covers the buyer's cancellation period: work started or payments cashed before it ends may have to be undone without pay. */
function cancelSteps(contract: Contract, today: string, day: (value: string) => string): Step[] {
  const period = cancelPeriodOf(contract, today);
  if (!period) return [];
  const [basis] = period.basis;
  return [
    {
      tone: 'warning',
      title: `The buyer may cancel through ${day(period.lastDay)}`,
      text: [
        'Do not start work, order material or deposit a payment before that, unless the buyer waived the period in writing for an emergency. The period begins only when the buyer has the notice.',
        basis && doubtOf(basis),
        basis && `Checked ${day(basis.checkedOn)}. Have a lawyer look at it.`,
      ]
        .filter(Boolean)
        .join(' '),
    },
  ];
}

/** Lists what a draft still lacks. */
function draftSteps(contract: Contract): Step[] {
  const lines = readSchedule(contract.schedule) ?? [];
  const missing = [
    contract.parties.length === 0 && 'signers',
    contract.priceCents === 0 && 'contract sum',
    contract.startsOn === '' && 'day to start',
    contract.finishesOn === '' && 'day to finish',
    contract.clauses.length === 0 && 'clauses',
    contract.lawState === '' && 'state whose law applies',
  ].filter((one) => one !== false);
  const milestoneCents = contract.milestones.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    missing.length > 0
      ? { tone: 'warning', title: 'Not complete yet', text: `It has no ${missing.join(' and no ')}.` }
      : {
          tone: 'info',
          title: 'Ready to be sent',
          text: 'Read it under Documents, then send it for signature.',
        },
    ...(milestoneCents > 0 && milestoneCents !== contract.priceCents
      ? [
          {
            tone: 'warning' as const,
            title: 'Milestones don’t add up to the contract sum',
            text: `${formatMoney(milestoneCents)} instead of ${formatMoney(contract.priceCents)}.`,
          },
        ]
      : []),
    ...(lines.length > 0 && scheduledCents(lines) !== contract.priceCents
      ? [
          {
            tone: 'warning' as const,
            title: 'The schedule of values doesn’t add up to the contract sum',
            text: `${formatMoney(scheduledCents(lines))} instead of ${formatMoney(contract.priceCents)}.`,
          },
        ]
      : []),
  ];
}
