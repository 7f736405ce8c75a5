import { Text, Title } from '@mantine/core';
import type { ContractPaper } from '@/domain/contract/record/paper';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { FigureTable } from '@/ui/table/FigureTable';
import { ExhibitFileRow } from './ExhibitFileRow';

/** Renders a contract for reading, on phones too, and printing: exactly what is signed, and nothing else. */
export function ContractPaperView({ paper }: { paper: ContractPaper }) {
  const { noun, title, number, version, facts, parties, scope, schedule, tables, clauses, notices, exhibits } = paper;
  return (
    <OneColumn data-printed>
      <Section title={`${noun} ${number}, version ${version}`}>
        <OneColumn gap="sm">
          <Title order={3}>{title}</Title>
          <DetailList items={facts} />
          <DetailList
            items={parties.map(({ role, name, title: position }) => ({
              // The role is shown as “Signs as …” because the parties above have the same labels.
              label: `Signs as ${role.toLowerCase()}`,
              value: [name, position].filter(Boolean).join(', '),
            }))}
          />
        </OneColumn>
      </Section>
      {scope !== '' && (
        <Section title={noun === 'Contract' ? 'Scope of work' : 'What changes'}>
          <Words text={scope} />
        </Section>
      )}
      {[...(schedule ? [schedule] : []), ...tables].map(({ id, title: name, columns, rows }) => (
        <Section key={id} title={name}>
          <FigureTable
            caption={name}
            columns={columns.map(({ label, isNumber }) => ({ label, isText: !isNumber }))}
            rows={rows.map((cells, index) => ({ id: `${id}-${index}`, cells }))}
            // On a phone, a signer wouldn't notice that the last columns are cut off.
            isStackedOnPhone={columns.length > 3}
          />
        </Section>
      ))}
      {clauses.length > 0 && (
        <Section title="Clauses">
          <OneColumn gap="sm">
            {clauses.map(({ heading, body, basis }) => (
              <div key={heading}>
                <Text fw={600} size="sm">
                  {heading}
                </Text>
                <Words text={body} />
                {basis !== '' && (
                  <Text size="xs" c="dimmed">
                    {basis}
                  </Text>
                )}
              </div>
            ))}
          </OneColumn>
        </Section>
      )}
      {notices.length > 0 && (
        <Section title="Notices">
          {notices.map((notice) => (
            <Words key={notice} text={notice} />
          ))}
        </Section>
      )}
      {exhibits.map(({ heading, text, file }) => (
        <Section key={heading} title={heading}>
          {text !== '' && <Words text={text} />}
          {file && <ExhibitFileRow exhibit={heading} file={file} />}
        </Section>
      ))}
    </OneColumn>
  );
}

const Words = ({ text }: { text: string }) => (
  <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Text>
);
