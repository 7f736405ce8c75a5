import { Text } from '@mantine/core';
import { usePublicDocument } from '@/data/react/usePublicDocument';
import { formatCents } from '@/domain/money/format';
import type { PublicDocument } from '@/domain/public-document/schema';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { Section } from '@/ui/layout/Section';
import { LinkShowsNothing } from './LinkShowsNothing';
import { PublicFrame } from './PublicFrame';
import classes from './PublicItemPage.module.css';

/** An item of the pricebook as customers see it through its link: what it is, what it costs them, and whom to ask. */
export function PublicItemPage({ token }: { token: string }) {
  const state = usePublicDocument(token);
  if (state.status === 'loading') return <PageSpinner label="Loading the price" />;
  if (state.status === 'failed') {
    return (
      <PublicFrame title="Price" company={null}>
        <ErrorState title="The price could not be loaded" error={state.error} onRetry={state.retry} />
      </PublicFrame>
    );
  }
  if (state.status !== 'shown' || !state.document.item) return <LinkShowsNothing />;
  return <ItemForCustomer company={state.document.company} item={state.document.item} />;
}

function ItemForCustomer({ company, item }: { company: PublicDocument['company']; item: NonNullable<PublicDocument['item']> }) {
  const { name, description, photoUrl, unit, currency, priceCents, memberPriceCents, warrantyText } = item;
  return (
    <PublicFrame title={name} company={company}>
      <Section>
        {photoUrl !== '' && <img src={photoUrl} alt="" className={classes['photo']} />}
        <h1 className={classes['name']}>{name}</h1>
        <Text className="tabular" fw={650} fz={28}>
          {formatCents(priceCents, { currency })}
          {unit !== '' && (
            <Text span c="dimmed" size="md">
              {' '}
              per {unit}
            </Text>
          )}
        </Text>
        {memberPriceCents !== null && memberPriceCents < priceCents && (
          <Text className="tabular">
            Members pay {formatCents(memberPriceCents, { currency })} and save {formatCents(priceCents - memberPriceCents, { currency })}.
          </Text>
        )}
        {description !== '' && <Text className={classes['text']}>{description}</Text>}
        {warrantyText !== '' && <Text className={classes['text']}>Warranty: {warrantyText}</Text>}
        <Text c="dimmed" size="sm" mt="md">
          Before tax. {company.phone === '' ? 'Ask us for a date.' : `Call ${company.phone} for a date.`}
        </Text>
      </Section>
    </PublicFrame>
  );
}
