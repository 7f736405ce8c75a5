import { Anchor, Table, Text } from '@mantine/core';
import { PROPERTY_USES, PROPERTY_USE_LABELS } from '@/domain/property/use';
import { taxedInWords } from '@/domain/tax/law/lawText';
import type { StateLaw } from '@/domain/tax/law/stateLaw';
import type { LawCompany } from '@/domain/tax/law/zoneRules';
import { JOB_NATURES, JOB_NATURE_LABELS } from '@/domain/tax/schema';
import { formatDate } from '@/ui/format/dateTime';
import { OneColumn } from '@/ui/layout/OneColumn';
import classes from './StateLawTable.module.css';

const CERTAINTY: Record<StateLaw['confidence'], string> = {
  high: 'The state’s own pages settle the main rule.',
  medium: 'The sources do not settle every point.',
  low: 'What was found is not certain enough to propose anything.',
};

/** Shows what a state taxes in trade work, by kind of work and property, with what to watch for and the sources. */
export function StateLawTable({ law, company }: { law: StateLaw; company: LawCompany }) {
  return (
    <OneColumn gap="xs">
      {law.confidence !== 'low' && (
        <div className={classes.scroller}>
          <Table className={classes.table ?? ''} aria-label={`What ${law.name} taxes`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Taxed in {law.name}</Table.Th>
                {PROPERTY_USES.map((place) => (
                  <Table.Th key={place}>{PROPERTY_USE_LABELS[place]}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {JOB_NATURES.map((work) => (
                <Table.Tr key={work}>
                  <Table.Th scope="row">{JOB_NATURE_LABELS[work]}</Table.Th>
                  {PROPERTY_USES.map((place) => (
                    <Table.Td key={place}>{taxedInWords(law, company, place, work)}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <details className={classes.more}>
        <summary>Exceptions and sources</summary>
        <OneColumn gap="xs">
          {[...law.exceptions, law.localQuirks, law.otherTaxOnWork, law.stateRateNote].filter(Boolean).map((text) => (
            <Text key={text} size="sm">
              {text}
            </Text>
          ))}
          <Text size="sm" c="dimmed">
            Checked on {formatDate(law.checkedOn, 'UTC')}. {CERTAINTY[law.confidence]} Sources:{' '}
            {law.source.map(({ title, address }, index) => (
              <span key={address}>
                {index > 0 && ', '}
                <Anchor href={address} target="_blank" rel="noreferrer" size="sm">
                  {title}
                </Anchor>
              </span>
            ))}
            .
          </Text>
        </OneColumn>
      </details>
    </OneColumn>
  );
}
