import { Button, Group } from '@mantine/core';
import { IconBuildingBank, IconUpload } from '@tabler/icons-react';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { BANK_LINE_STATE_LABELS } from '@/domain/bank/labels';
import { bankLinesInState, type BankFilters } from '@/domain/bank/queries';
import { BANK_LINE_STATES, type BankLine } from '@/domain/bank/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordList } from '@/entities/record/RecordList';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { lazyPart } from '@/lib/lazyPage';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useListParams } from '@/ui/table/useListParams';
import { useAcceptance } from '../../hooks/useAcceptance';
import { useBankAccounts, useBankExport, useBankList, useBankMatches, useReadBankAnew } from '../../hooks/useBank';
import { BankDrawer } from './BankDrawer';
import { BankNotices } from './BankNotices';
import { bankColumns, BankLineCard } from './bankColumns';
import { bankFilterFields } from './bankFilterFields';
import { NotAtBank } from './NotAtBank';

const BankImport = lazyPart(() => import('./BankImport').then((module) => module.BankImport));

const DEFAULTS = { sort: 'on:desc', filters: { state: 'open', account: '', from: '', to: '' } } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const day = (text: string): string => (DAY.test(text) ? text : '');

const useStateCount = (state: BankLine['state']): string =>
  countText(useCount(collections.bankLines, bankLinesInState(state).where ?? []));

const useStateCounts = (): Record<BankLine['state'], string> => ({
  open: useStateCount('open'),
  matched: useStateCount('matched'),
  'set-aside': useStateCount('set-aside'),
});

const toFilters = ({ state, account, from, to }: Record<keyof BankFilters, string>): BankFilters => ({
  state: BANK_LINE_STATES.find((known) => known === state) ?? '',
  account,
  from: day(from),
  to: day(to),
});

/** Lists lines from bank files with what each one is: a payout, a deposit, or not a customer's payment. */
export function BankPanel() {
  const session = useSession();
  const { timeZone } = session.company;
  const mayMatch = canAct(session, 'matchBank');
  const params = useListParams<Record<keyof BankFilters, string>>(DEFAULTS);
  const filters = toFilters(params.filters);
  const list = useBankList(filters, params.q);
  const matches = useBankMatches();
  const accounts = useBankAccounts();
  const exporting = useBankExport();
  const readAnew = useReadBankAnew();
  const { openId, close, hrefOf } = useOpenParam();
  const { isBusy, accept } = useAcceptance();
  const [isImporting, setIsImporting] = useState(false);
  const [isListing, setIsListing] = useState(false);
  const { data } = matches;
  const proposals = useMemo(() => new Map(data?.proposals.map((one) => [one.lineId, one])), [data]);
  const columns = bankColumns({ timeZone, proposals, isBusy, onAccept: (one) => void accept([one]) });
  const counts = useStateCounts();
  const importButton = mayMatch && (
    <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={() => setIsImporting(true)} data-main-action>
      Import a bank file
    </Button>
  );
  return (
    <>
      <RecordList<Stored<BankLine>>
        name="bankLines"
        caption="Bank lines"
        params={params}
        list={list}
        columns={columns}
        rowHref={({ id }) => hrefOf(id)}
        renderCard={(line) => <BankLineCard line={line} proposal={proposals.get(line.id)} timeZone={timeZone} />}
        isSortFixed
        views={{
          options: [
            ...BANK_LINE_STATES.map((value) => ({
              value,
              label: BANK_LINE_STATE_LABELS[value],
              count: counts[value],
            })),
            { value: 'all', label: 'All' },
          ],
          value: filters.state === '' ? 'all' : filters.state,
          onChange: (next) => params.setFilter('state', next),
        }}
        searchLabel="Search text, check number or amount"
        filters={bankFilterFields(filters, {
          timeZone,
          accounts: accounts.map(({ name }) => name),
          onChange: params.setFilter,
        })}
        exporting={exporting}
        onExport={() => exporting.start(list.source)}
        primary={importButton}
        summary={
          <BankNotices
            matches={matches}
            isBusy={isBusy}
            hrefOf={hrefOf}
            onAccept={(sure) => void accept(sure)}
            onList={() => setIsListing(true)}
          />
        }
        none={<NoLines hasMatched={counts.matched !== '0' && counts.matched !== ''} button={importButton} />}
        noMatch={{
          icon: <IconBuildingBank size={28} />,
          title: 'No lines match',
          text: 'Search by words of the bank’s text, a check number, or an amount such as 1240.17.',
          resetLabel: 'Show the lines to match',
        }}
      />
      <BankDrawer lineId={openId} onClose={close} matches={data} />
      {isImporting && (
        <Suspense fallback={null}>
          <BankImport accounts={accounts} onClose={() => setIsImporting(false)} onDone={readAnew} />
        </Suspense>
      )}
      {isListing && <NotAtBank waiting={data?.waiting ?? []} onClose={() => setIsListing(false)} />}
    </>
  );
}

function NoLines({ hasMatched, button }: { hasMatched: boolean; button: ReactNode }) {
  return (
    <EmptyState
      icon={<IconBuildingBank size={28} />}
      title={hasMatched ? 'Nothing left to match' : 'No bank lines yet'}
      text="Download the statement of your account from your bank as CSV, OFX or QBO and import it here. Each line is matched to a card payout or to the cash and checks of a deposit, and nothing is matched without your approval."
      action={<Group justify="center">{button}</Group>}
    />
  );
}
