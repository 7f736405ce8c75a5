import { optionCents, agreedOptionId } from '@/domain/finding/prices';
import type { Finding } from '@/domain/finding/schema';
import { priceOf } from '@/domain/money/amounts';
import { formatCents, formatQuantityOf } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import classes from './finding.module.css';

/** Lists a finding's repair options, each with its lines, and marks the one the customer chose. */
export function FindingPrices({ finding }: { finding: Stored<Finding> }) {
  const { options } = finding;
  return (
    <>
      {options.map((option) => (
        <Section
          key={option.id}
          title={options.length === 1 ? 'Price' : option.name}
          description={[
            `${formatCents(optionCents(option))} before tax`,
            options.length > 1 && option.id === agreedOptionId(finding) && 'the customer chose this',
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          <PlainList gap="sm">
            {option.lines.map((line) => (
              <li key={line.id} className={classes['top']}>
                <span>{line.name}</span>
                <span className={classes['second']}>
                  {formatQuantityOf(line)} · {formatCents(priceOf(line.quantityE4, line.unitPriceCents))}
                </span>
              </li>
            ))}
          </PlainList>
        </Section>
      ))}
    </>
  );
}
