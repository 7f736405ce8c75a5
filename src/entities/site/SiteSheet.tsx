import { Button, Drawer, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { concernsJob, isHolding, runsOutSoon } from '@/domain/demolition/site/gates';
import type { SiteFile } from '@/domain/demolition/site/siteFileSchema';
import { siteLogId } from '@/domain/demolition/site/siteLogSchema';
import { poundsOf } from '@/domain/demolition/site/wasteTotals';
import { tonsText } from '@/domain/demolition/site/wasteWords';
import type { Stored } from '@/domain/record/schema';
import { NEW } from '@/entities/record/RecordDrawer';
import { calendarDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatCount } from '@/ui/format/quantities';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { GateList } from './GateList';
import { LogDay } from './LogDay';
import { LogForm } from './LogForm';
import { OrdersToSign } from './OrdersToSign';
import { TicketDrawer } from './TicketDrawer';
import { useSiteGates } from './useSiteGates';
import { useSiteLogs } from './useSiteLogs';
import { useWasteTickets } from './useWasteTickets';

type SiteSheetProps = { siteId: string; jobId: string; onClose: () => void };

/** Shows a site on the crew's phone: requirements, today's log, dump tickets. Works offline. */
export function SiteSheet({ siteId, jobId, onClose }: SiteSheetProps) {
  const { record, isLoading } = useWatchedRecord(collections.siteFiles, siteId);
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={record?.title ?? 'Site'}>
      {!record && isLoading && <LoadingRows rows={4} />}
      {record && <OpenSite site={record} jobId={jobId} />}
    </Drawer>
  );
}

function OpenSite({ site, jobId }: { site: Stored<SiteFile>; jobId: string }) {
  const can = useCan();
  const { gates, today } = useSiteGates(site.id);
  const [isAllShown, setIsAllShown] = useState(false);
  const own = gates.filter((gate) => concernsJob(gate, jobId));
  const pressing = own.filter((gate) => isHolding(gate, today) || runsOutSoon(gate, today));
  const settledCount = own.length - pressing.length;
  return (
    <Stack>
      <Section title="Required before work starts">
        {own.length > 0 && pressing.length === 0 && <Text size="sm">Everything required is on file.</Text>}
        <GateList gates={isAllShown ? own : pressing} site={site} today={today} />
        {settledCount > 0 && (
          <Button variant="text" onClick={() => setIsAllShown(!isAllShown)}>
            {isAllShown ? 'Show only what is open' : `Show ${settledCount} already cleared`}
          </Button>
        )}
      </Section>
      {can('read', 'changeOrders') && site.contractId !== '' && <OrdersToSign contractId={site.contractId} />}
      {can('read', 'siteLogs') && <TodaysLog site={site} />}
      {can('read', 'wasteTickets') && <TodaysTickets site={site} />}
      {can('create', 'refrigerantMoves') && (
        <LinkButton variant="default" to={paths.refrigerantNewFor({ job: jobId })}>
          Refrigerant log
        </LinkButton>
      )}
      {can('update', 'contracts') && (
        <LinkButton variant="default" to={paths.contractTab(site.id, 'changes')}>
          Change orders
        </LinkButton>
      )}
      {can('read', 'contracts') && (
        <LinkButton variant="default" to={paths.contractTab(site.id, 'site')}>
          Whole site file
        </LinkButton>
      )}
    </Stack>
  );
}

function TodaysLog({ site }: { site: Stored<SiteFile> }) {
  const today = calendarDay(useSession().company.timeZone);
  const { logs, mayAdd, add } = useSiteLogs(site.id);
  const [isOpen, setIsOpen] = useState(false);
  const log = logs.find(({ id }) => id === siteLogId(site.id, today));
  return (
    <Section title="Today’s log">
      {log ? <LogDay log={log} /> : !isOpen && <Text size="sm">No entry for today yet.</Text>}
      {mayAdd && !isOpen && (
        <Button
          variant="default"
          mt="xs"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          Add to the log
        </Button>
      )}
      {isOpen && <LogForm site={site} add={add} onDone={() => setIsOpen(false)} />}
    </Section>
  );
}

function TodaysTickets({ site }: { site: Stored<SiteFile> }) {
  const can = useCan();
  const today = calendarDay(useSession().company.timeZone);
  const [openId, setOpenId] = useState<string | null>(null);
  const { records } = useWasteTickets(site.id);
  const loads = records.filter(({ hauledOn, isVoid }) => hauledOn === today && !isVoid);
  const pounds = loads.reduce((sum, ticket) => sum + poundsOf(ticket), 0);
  return (
    <Section
      title="Today’s dump tickets"
      description={
        loads.length === 0 ? 'No loads today yet.' : `${formatCount(loads.length, 'load')}, ${tonsText(pounds)}`
      }
    >
      <LinedList label="Today’s dump tickets">
        {loads.map((ticket) => (
          <LinedRow key={ticket.id} title={ticket.number} details={ticket.facility}>
            {tonsText(poundsOf(ticket))}
          </LinedRow>
        ))}
      </LinedList>
      {can('create', 'wasteTickets') && (
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpenId(NEW)}>
          Add ticket
        </Button>
      )}
      <TicketDrawer openId={openId} site={site} others={records} onClose={() => setOpenId(null)} />
    </Section>
  );
}
