import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ticketsOfSite } from '@/domain/demolition/site/queries';
import { SCHEME_LABELS } from '@/domain/demolition/site/siteFileWords';
import { feeOf, isByVolume, poundsOf, wasteTotals } from '@/domain/demolition/site/wasteTotals';
import { LOAD_KIND_LABELS, tonsText } from '@/domain/demolition/site/wasteWords';
import type { WasteTicket } from '@/domain/demolition/site/wasteTicketSchema';
import { formatShare } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { NEW } from '@/entities/record/RecordDrawer';
import { TicketDrawer } from '@/entities/site/TicketDrawer';
import { useWasteTickets } from '@/entities/site/useWasteTickets';
import { StackedBar } from '@/ui/charts/StackedBar';
import { seriesTone } from '@/ui/charts/tones';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { readSchedule } from '@/domain/contract/record/scheduleOfValues';
import { useTicketExport } from '../../hooks/useTicketExport';
import type { SitePartProps } from './sitePart';
import { useTicketLinks } from './useTicketLinks';

/** Number of rows shown at once. */
const ROWS = 100;

/** Shows what was hauled off the site: totals, diversion rate, and each ticket. */
export function WastePart({ site, contract }: SitePartProps) {
  const can = useCan();
  const { timeZone } = useSession().company;
  const [openId, setOpenId] = useState<string | null>(null);
  const { records: tickets, error, isLoading, isWhole } = useWasteTickets(site.id, 'all');
  const [shown, setShown] = useState(ROWS);
  const file = useTicketExport(contract.number);
  const links = useTicketLinks(contract);
  const lines = new Map((readSchedule(contract.schedule) ?? []).map((line) => [line.id, line.description]));
  return (
    <>
      {isWhole ? (
        <WasteSums site={site} tickets={tickets} />
      ) : (
        !error && <LoadingRows rows={3} label="Adding up the tickets" />
      )}
      <Section
        title="Dump tickets and manifests"
        actions={
          <>
            {tickets.length > 0 && (
              <Button
                variant="text"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => void file.start(isWhole ? { records: tickets } : { query: ticketsOfSite(site.id) })}
              >
                Export
              </Button>
            )}
            {can('create', 'wasteTickets') && (
              <Button variant="text" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpenId(NEW)}>
                Add ticket
              </Button>
            )}
          </>
        }
      >
        {error && <ErrorState error={error} />}
        {!isLoading && !error && tickets.length === 0 && (
          <EmptyState
            title="No tickets yet"
            text="Add each scale ticket as the truck leaves the scale, with a photo."
          />
        )}
        <LinedList label="Dump tickets and manifests">
          {tickets.slice(0, shown).map((ticket) => (
            <LinedRow
              key={ticket.id}
              title={
                <Button variant="text" onClick={() => setOpenId(ticket.id)}>
                  {`${ticket.number}, ${ticket.facility}`}
                </Button>
              }
              details={[
                formatShortDate(ticket.hauledOn, timeZone),
                LOAD_KIND_LABELS[ticket.material],
                ticket.description,
                lines.get(ticket.scheduleLineId) ?? '',
              ]
                .filter(Boolean)
                .join(' · ')}
            >
              {ticket.isVoid && <StatusBadge tone="neutral" label="Void" />}
              {ticket.kind !== 'scale' && ticket.returnedOn === '' && (
                <StatusBadge tone="warning" label="Copy not returned" />
              )}
              <span className="tabular">{`${isByVolume(ticket) ? '≈ ' : ''}${tonsText(poundsOf(ticket))}`}</span>
              <span className="tabular">
                {ticket.salvageCents > 0 && feeOf(ticket) === 0
                  ? `Credit ${formatMoney(ticket.salvageCents)}`
                  : formatMoney(feeOf(ticket))}
              </span>
            </LinedRow>
          ))}
        </LinedList>
        {tickets.length > shown && (
          <Group gap="sm">
            <Button variant="default" onClick={() => setShown(shown + ROWS)}>
              Show older tickets
            </Button>
            <Text size="sm" c="dimmed">
              {`These are the latest ${shown} of ${formatCount(tickets.length, 'ticket')}; the totals count all of them.`}
            </Text>
          </Group>
        )}
      </Section>
      <TicketDrawer openId={openId} site={site} others={tickets} links={links} onClose={() => setOpenId(null)} />
    </>
  );
}

type WasteSumsProps = Pick<SitePartProps, 'site'> & { tickets: readonly Stored<WasteTicket>[] };

/** Shows tons, cost, salvage, and the diversion rate against its target. */
function WasteSums({ site, tickets }: WasteSumsProps) {
  const totals = wasteTotals(tickets, { scheme: site.diversionScheme, targetPpm: site.diversionTargetPpm });
  if (totals.loads === 0) return null;
  const { diversion } = totals;
  const target = formatShare(site.diversionTargetPpm);
  const disposed = diversion ? Math.max(0, diversion.counted - diversion.diverted) : 0;
  return (
    <Section title="Waste and diversion">
      <OneColumn gap="sm">
        <DetailList
          items={[
            { label: 'Loads', value: formatCount(totals.loads, 'load') },
            { label: 'Hauled', value: tonsText(totals.pounds) },
            { label: 'Dump fees', value: formatMoney(totals.feeCents) },
            {
              label: 'Salvage credit',
              value: totals.salvageCents > 0 && formatMoney(totals.salvageCents),
              isHiddenWhenEmpty: true,
            },
            {
              label: `Diversion, ${SCHEME_LABELS[site.diversionScheme]}`,
              value: diversion
                ? `${formatShare(diversion.ratePpm)} of ${tonsText(diversion.counted)} (target ${target})`
                : 'Enter the facility’s rate on mixed loads',
            },
          ]}
        />
        {diversion && diversion.counted > 0 && (
          <>
            <StackedBar
              label="Diverted and disposed of"
              parts={[
                {
                  id: 'diverted',
                  label: 'Diverted',
                  value: diversion.diverted,
                  text: tonsText(diversion.diverted),
                  tone: 'good',
                },
                { id: 'disposed', label: 'Disposed of', value: disposed, text: tonsText(disposed), tone: 'quiet' },
              ]}
            />
            <Group>
              {diversion.meetsTarget ? (
                <StatusBadge tone="success" label="Meets the target" />
              ) : (
                <StatusBadge tone="warning" label="Below the target" />
              )}
            </Group>
          </>
        )}
        <StackedBar
          label="Hauled by material"
          parts={totals.byMaterial.slice(0, 6).map(({ material, pounds, loads }, index) => ({
            id: material,
            label: LOAD_KIND_LABELS[material],
            value: pounds,
            text: `${tonsText(pounds)}, ${formatCount(loads, 'load')}`,
            tone: seriesTone(index),
          }))}
        />
        {totals.estimatedLoads > 0 && (
          <InlineNotice tone="info" title="Estimated weights">
            {formatCount(totals.estimatedLoads, 'load')} measured in cubic yards, counted at 500 lb a yard.
          </InlineNotice>
        )}
        {totals.awaitedCopies > 0 && (
          <InlineNotice tone="warning" title="Signed copies not returned">
            {formatCount(totals.awaitedCopies, 'manifest')} without the facility’s signed copy.
          </InlineNotice>
        )}
      </OneColumn>
    </Section>
  );
}
