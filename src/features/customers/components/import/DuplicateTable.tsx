import { Anchor, Button, Checkbox, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { DuplicateChoice, DuplicateGroup } from '@/domain/import/plan';
import { paths } from '@/lib/paths';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { DataTable } from '@/ui/table/DataTable';
import type { DataColumn } from '@/ui/table/columns';
import classes from './importSteps.module.css';

type DuplicateTableProps = {
  groups: readonly DuplicateGroup[];
  choices: Readonly<Record<string, DuplicateChoice>>;
  onChoose: (key: string, choice: DuplicateChoice) => void;
  onChooseAll: (keys: readonly string[], choice: DuplicateChoice) => void;
};

const ROWS_NAMED = 5;

/** Lists rows that look like existing customers, with a choice for each. */
export function DuplicateTable({ groups, choices, onChoose, onChooseAll }: DuplicateTableProps) {
  if (groups.length === 0) return null;
  const keys = groups.map(({ key }) => key);
  const columns: DataColumn<DuplicateGroup>[] = [
    { id: 'rows', header: 'In the file', cell: (group) => <GroupRows group={group} /> },
    { id: 'with', header: 'Same as', cell: (group) => <SameAs group={group} /> },
    {
      id: 'why',
      header: 'Why',
      width: 200,
      isSecondary: true,
      cell: ({ rows }) => [...new Set(rows.map(({ reason }) => reason))].join(', '),
    },
    {
      id: 'choice',
      header: 'Instead of skipping',
      width: 190,
      cell: ({ key, rows }) => (
        <Checkbox
          label="Create anyway"
          aria-label={`Create row ${rows[0]?.row ?? ''} anyway`}
          checked={choices[key] === 'create'}
          onChange={(event) => onChoose(key, event.currentTarget.checked ? 'create' : 'skip')}
        />
      ),
    },
  ];
  return (
    <Section
      title="Duplicates"
      description="These rows share a phone, e-mail or ID with another customer. They are skipped unless you choose to import them."
      actions={
        <>
          <Button variant="default" size="sm" onClick={() => onChooseAll(keys, 'skip')}>
            Skip all
          </Button>
          <Button variant="default" size="sm" onClick={() => onChooseAll(keys, 'create')}>
            Create all
          </Button>
        </>
      }
      isFlush
    >
      <DataTable
        caption="Rows that look like other customers"
        isWrapping
        columns={columns}
        rows={groups}
        getRowId={({ key }) => key}
      />
    </Section>
  );
}

function GroupRows({ group: { rows } }: { group: DuplicateGroup }) {
  const [first] = rows;
  const places = rows
    .slice(0, ROWS_NAMED)
    .map(({ row }) => row)
    .join(', ');
  const more = rows.length - ROWS_NAMED;
  return (
    <div className={classes.wrap}>
      <Text size="sm">{first?.name}</Text>
      <Text size="xs" c="dimmed">
        {rows.length === 1 ? `Row ${places}` : `Rows ${places}${more > 0 ? ` and ${formatCount(more, 'other')}` : ''}`}
      </Text>
    </div>
  );
}

function SameAs({ group: { customer, firstRow } }: { group: DuplicateGroup }) {
  if (!customer) return <Text size="sm">{`Row ${firstRow ?? ''} of this file`}</Text>;
  return (
    // Opens in a new tab, so that the check stays open here.
    <Anchor component={Link} to={paths.customerDetails(customer.id)} target="_blank" size="sm">
      {customer.name}
    </Anchor>
  );
}
