import { Checkbox, Text } from '@mantine/core';
import { priceText } from '@/domain/agreement/record/words';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import type { PublicMembership } from '@/domain/public-document/schema';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { Joining } from '../hooks/useJoining';

type MembershipOfferProps = {
  membership: PublicMembership;
  currency: Currency;
  /** Total of the chosen work without and with the plan, in cents. */
  totals: { without: number; asMember: number };
  joining: Joining;
  onChange: (joining: Joining) => void;
};

/** Offers the plan next to the work: member prices, the plan's price and benefits, and separate consent to its renewal. */
export function MembershipOffer({ membership, currency, totals, joining, onChange }: MembershipOfferProps) {
  const { planName, summary, interval, totalCents, benefits, visits, coverage, terms, renewalText } = membership;
  const money = (cents: number): string => formatCents(cents, { currency });
  const saved = totals.without - totals.asMember;
  return (
    <Section title={saved > 0 ? 'Members pay less' : 'Become a member'}>
      <OneColumn gap="sm">
        {saved > 0 && (
          <dl aria-label="What members pay" style={{ margin: 0 }}>
            <Text component="div" size="sm">
              <dt style={{ display: 'inline' }}>This work without a plan: </dt>
              <dd style={{ display: 'inline', margin: 0 }}>{money(totals.without)}</dd>
            </Text>
            <Text component="div" fw={600}>
              <dt style={{ display: 'inline' }}>As a member: </dt>
              <dd style={{ display: 'inline', margin: 0 }}>
                {money(totals.asMember)}, {money(saved)} less
              </dd>
            </Text>
          </dl>
        )}
        <Text size="sm">
          {planName}: {priceText(totalCents, interval, currency)}
          {summary !== '' && `. ${summary}`}
        </Text>
        <LinedList label="What the plan includes">
          {visits.map(({ name, text }) => (
            <LinedRow key={`${name} ${text}`} title={name} details={text} />
          ))}
          {benefits.map((benefit) => (
            <LinedRow key={benefit} title={benefit} />
          ))}
          {coverage !== '' && <LinedRow title="At no charge" details={coverage} />}
        </LinedList>
        {terms !== '' && (
          <details>
            <summary>Terms of the plan</summary>
            <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
              {terms}
            </Text>
          </details>
        )}
        <Checkbox
          size="md"
          label={`Make me a member for ${priceText(totalCents, interval, currency)}`}
          checked={joining.isMember}
          onChange={(event) => onChange({ isMember: event.currentTarget.checked, agreesToRenewal: false })}
        />
        {joining.isMember && renewalText !== '' && (
          <Checkbox
            size="md"
            label={renewalText}
            checked={joining.agreesToRenewal}
            onChange={(event) => onChange({ isMember: true, agreesToRenewal: event.currentTarget.checked })}
          />
        )}
      </OneColumn>
    </Section>
  );
}

/** Returns why the plan can't be accepted yet, or '' if it can. */
export const joiningFault = (membership: PublicMembership | null, { isMember, agreesToRenewal }: Joining): string =>
  isMember && membership !== null && membership.renewalText !== '' && !agreesToRenewal
    ? 'Check the box about the renewal of the plan, or leave the plan out.'
    : '';
