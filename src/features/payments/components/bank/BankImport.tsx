import { Autocomplete, Button, Drawer, FileButton, Group, Select, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { LINES_AT_ONCE, type BankFileComparison } from '@/domain/bank/api';
import { choiceFor } from '@/domain/bank/compare';
import { ACCOUNT_LENGTH } from '@/domain/bank/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import { useBankImport, type BankImportProps, type Choices } from '../../hooks/useBankImport';
import { BankComparison } from './BankComparison';
import { CsvColumns } from './CsvColumns';
import { FileLines } from './FileLines';

/** Imports a bank file: reads its lines, picks their account, shows what is new or changed. */
export function BankImport(props: BankImportProps) {
  const { accounts, onClose } = props;
  const form = useBankImport(props);
  const { file, reading } = form;
  return (
    <Drawer opened onClose={onClose} position="right" size="xl" title="Import a bank file">
      <OneColumn>
        <Text size="sm" c="dimmed">
          CSV, OFX, QFX or QBO, as your bank offers it for download. The same file again adds nothing.
        </Text>
        <Group>
          <FileButton
            onChange={(chosen) => void form.take(chosen)}
            accept=".csv,.tsv,.txt,.ofx,.qfx,.qbo,text/csv,application/x-ofx"
            inputProps={{ 'aria-label': 'Bank file' }}
          >
            {(button) => (
              <Button {...button} variant="default" leftSection={<IconFileUpload size={18} aria-hidden />}>
                Choose a file
              </Button>
            )}
          </FileButton>
          {file && <Text size="sm">{file.name}</Text>}
        </Group>
        {form.problem !== '' && (
          <InlineNotice tone="danger" role="alert">
            {form.problem}
          </InlineNotice>
        )}
        {file?.kind === 'ofx' && file.statements.length > 1 && (
          <Select
            label="Account in the file"
            description="This file has several accounts. They are imported one after the other."
            data={file.statements.map(({ accountName, lines }, index) => ({
              value: String(index),
              label: `${accountName || `Account ${index + 1}`}, ${formatCount(lines.length, 'line')}`,
            }))}
            value={String(form.at)}
            onChange={(value) => form.chooseStatement(Number(value ?? 0))}
            allowDeselect={false}
          />
        )}
        {file?.kind === 'csv' && reading && (
          <CsvColumns source={file.source} reading={reading} onChange={form.changeReading} />
        )}
        {form.missing !== '' && <InlineNotice tone="warning">{form.missing}</InlineNotice>}
        {form.statement && <Ready form={form} accounts={accounts} onClose={onClose} />}
      </OneColumn>
    </Drawer>
  );
}

type ReadyProps = Pick<BankImportProps, 'accounts' | 'onClose'> & { form: ReturnType<typeof useBankImport> };

/** Shows the parsed lines, their account, and how they compare with what is stored. */
function Ready({ form, accounts, onClose }: ReadyProps) {
  const { statement, account, comparison, choices, currency } = form;
  if (!statement) return null;
  const count = statement.lines.length;
  return (
    <>
      <Autocomplete
        label="Bank account"
        description="Your name for it. Always use the same name for the same account."
        placeholder={statement.accountName}
        data={accounts.map(({ name }) => name)}
        value={account}
        onChange={form.nameAccount}
        maxLength={ACCOUNT_LENGTH}
        required
      />
      {comparison ? (
        <BankComparison
          comparison={comparison}
          lines={statement.lines}
          currency={currency}
          choices={choices}
          onChoose={form.choose}
        />
      ) : (
        <FileLines statement={statement} currency={currency} />
      )}
      {comparison && comparison.alsoIn !== '' && (
        <InlineNotice
          tone="warning"
          title={`Most of these lines are here already, under “${comparison.alsoIn}”`}
          action={
            <Button variant="default" onClick={() => form.nameAccount(comparison.alsoIn)}>
              Use that name
            </Button>
          }
        >
          If it is the same account, import the file under that name, or its lines are here twice.
        </InlineNotice>
      )}
      {count > LINES_AT_ONCE && (
        <InlineNotice tone="warning">
          More than {LINES_AT_ONCE.toLocaleString('en-US')} lines at a time are too many. Download a shorter period from
          your bank.
        </InlineNotice>
      )}
      <SubmitNotice fault={form.fault} isSlow={form.isSlow} />
      <Group>
        <Button
          loading={form.isBusy}
          disabled={account.trim() === '' || count === 0 || count > LINES_AT_ONCE}
          onClick={() => void (comparison ? form.importAll() : form.compare())}
        >
          {comparison ? importLabel(comparison, choices) : 'Compare with what is here'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </>
  );
}

function importLabel({ rows }: BankFileComparison, choices: Choices): string {
  const chosen = rows.map(({ index, outcome }) => choiceFor(outcome, choices.get(index)));
  const added = chosen.filter((choice) => choice === 'add').length;
  const updated = chosen.filter((choice) => choice === 'update').length;
  if (added + updated === 0) return 'Nothing to import';
  return [
    added > 0 && `Import ${formatCount(added, 'line')}`,
    updated > 0 && `${added > 0 ? 'take' : 'Take'} over ${updated}`,
  ]
    .filter(Boolean)
    .join(', ');
}
