import { Text } from '@mantine/core';
import { formatCents, perUnit } from '@/domain/money/format';
import type { PublicDocument } from '@/domain/public-document/schema';
import { Section } from '@/ui/layout/Section';
import { PublicDocumentPage } from './PublicDocumentPage';
import { PublicFrame } from './PublicFrame';
import classes from './PublicItemPage.module.css';

/** Shows a pricebook item to customers through its link: what it is, its price, and who to ask. */
export function PublicItemPage({ token }: { token: string }) {
  return (
    <PublicDocumentPage token={token} part="item" name="price">
      {(item, { company }) => <ItemForCustomer company={company} item={item} />}
    </PublicDocumentPage>
  );
}

function ItemForCustomer({
  company,
  item,
}: {
  company: PublicDocument['company'];
  item: NonNullable<PublicDocument['item']>;
}) {
  const { name, description, photoUrl, unit, currency, priceCents, warrantyText } = item;
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
              {perUnit(unit)}
            </Text>
          )}
        </Text>
        {description !== '' && <Text className={classes['text']}>{description}</Text>}
        {warrantyText !== '' && <Text className={classes['text']}>Warranty: {warrantyText}</Text>}
        <Text c="dimmed" size="sm" mt="md">
          Before tax. {company.phone === '' ? 'Contact us to schedule.' : `Call ${company.phone} to schedule.`}
        </Text>
      </Section>
    </PublicFrame>
  );
}
