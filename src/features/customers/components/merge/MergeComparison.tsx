import { Table, Text } from '@mantine/core';
import { formatAddress, formatPhone } from '@/domain/contact/format';
import { mergedFields, notesOfRemainder } from '@/domain/customer/merge';
import { customerNames, type Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { capitalize, yesNo } from '@/lib/words';
import { formatCount } from '@/ui/format/quantities';
import classes from './merge.module.css';

type MergeComparisonProps = { survivor: Stored<Customer>; duplicate: Stored<Customer> };

const ROWS: readonly { label: string; text: (customer: Customer) => string }[] = [
  { label: 'Name', text: ({ name }) => name },
  { label: 'Phone', text: ({ phone }) => formatPhone(phone) },
  { label: 'E-mail', text: ({ email }) => email },
  { label: 'Billing address', text: ({ billingAddress }) => formatAddress(billingAddress) },
  {
    label: 'Other contacts',
    text: ({ contacts }) =>
      contacts
        .map(({ name, phone, email }) => [name, formatPhone(phone) || email].filter(Boolean).join(' '))
        .join('\n'),
  },
  { label: 'Tags', text: ({ tags }) => tags.join(', ') },
  { label: 'Do not service', text: ({ isDoNotService }) => capitalize(yesNo(isDoNotService)) },
  { label: 'Notes', text: ({ notes }) => (notes === '' ? '' : formatCount(Array.from(notes).length, 'character')) },
];

/** Shows the two records side by side, and the merged result. */
export function MergeComparison({ survivor, duplicate }: MergeComparisonProps) {
  const changes = mergedFields(survivor, duplicate);
  const merged = { ...survivor, ...changes };
  const result = { ...merged, ...customerNames(merged) };
  return (
    <>
      <Table.ScrollContainer minWidth={520}>
        <Table className={classes.table} captionSide="top">
          <Table.Caption className="visually-hidden">What the merged customer keeps</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th scope="col">Kept</Table.Th>
              <Table.Th scope="col">Merged into it</Table.Th>
              <Table.Th scope="col">Afterwards</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {ROWS.map(({ label, text }) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>{text(survivor) || '–'}</Table.Td>
                <Table.Td>{text(duplicate) || '–'}</Table.Td>
                <Table.Td data-changed={text(result) !== text(survivor) || undefined}>{text(result) || '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {notesOfRemainder(survivor, duplicate).length > 0 && (
        <Text size="sm">What does not fit is kept in a note on “{result.name}”.</Text>
      )}
    </>
  );
}
