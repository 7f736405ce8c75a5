import { Button, Text } from '@mantine/core';
import { exampleText, monthlyText } from '@/domain/financing/monthly';
import { isInRange, type PublicFinancing } from '@/domain/financing/publicOffer';
import type { Currency } from '@/domain/money/schema';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';

type MonthlyOptionsProps = {
  financing: PublicFinancing | null;
  currency: Currency;
  /** Amounts that can be paid monthly; `name` is '' if there is only one. */
  amounts: readonly { name: string; cents: number }[];
};

/** Shows monthly payments, with the example and the legally required text next to each figure. Renders nothing outside the lender's range. */
export function MonthlyOptions({ financing, currency, amounts }: MonthlyOptionsProps) {
  const shown = financing ? amounts.filter(({ cents }) => isInRange(cents, financing)) : [];
  if (!financing || shown.length === 0) return null;
  const format = { currency };
  return (
    <Section title="Pay monthly">
      <OneColumn>
        <PlainList gap="sm" aria-label="Monthly payments">
          {shown.map(({ name, cents }) => (
            <li key={name}>
              <strong>{`${name === '' ? 'About' : `${name}: about`} ${monthlyText(cents, financing, format)}`}</strong>
              <Text size="sm">{exampleText(cents, financing, format)}</Text>
            </li>
          ))}
        </PlainList>
        <div>
          <Button component="a" href={financing.link} target="_blank" rel="noopener noreferrer" variant="default">
            {`See monthly options with ${financing.lenderName}`}
          </Button>
        </div>
        <Text size="sm" c="dimmed">
          {`You apply on the page of ${financing.lenderName}. What you enter there is not shared with us.`}
        </Text>
      </OneColumn>
    </Section>
  );
}
