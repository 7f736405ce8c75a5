import { Stack } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import type { SiteFile } from '@/domain/demolition/site/siteFileSchema';
import { feeOf, poundsOf } from '@/domain/demolition/site/wasteTotals';
import { tonsText } from '@/domain/demolition/site/wasteWords';
import { wasteDoubts } from '@/domain/demolition/site/wasteDoubts';
import type { WasteTicket } from '@/domain/demolition/site/wasteTicketSchema';
import type { Stored } from '@/domain/record/schema';
import { SubjectPhotos } from '@/entities/photo/SubjectPhotos';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { RecordForm } from '@/entities/record/RecordForm';
import { useDelete } from '@/entities/record/useDelete';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { AppError } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { confirmAction } from '@/ui/feedback/confirm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatMoney } from '@/ui/format/money';
import { TicketFields, type TicketLinks } from './TicketFields';
import {
  emptyTicket,
  fromTicketForm,
  TICKET_LABELS,
  ticketFormSchema,
  toTicketForm,
  type TicketForm,
} from './ticketForm';

type TicketDrawerProps = {
  openId: string | null;
  site: Pick<Stored<SiteFile>, 'id' | 'customerId' | 'jobIds'>;
  others: readonly Stored<WasteTicket>[];
  /** Targets a ticket can be charged to; omitted on phones. */
  links?: TicketLinks;
  onClose: () => void;
};

/** Edits a dump ticket or manifest next to the list, or at the scale house. */
export function TicketDrawer({ openId, site, others, links, onClose }: TicketDrawerProps) {
  const can = useCan();
  return (
    <RecordDrawer
      definition={collections.wasteTickets}
      noun="dump ticket"
      openId={openId}
      onClose={onClose}
      titleOf={({ number }) => `Ticket ${number}`}
      mayCreate={can('create', 'wasteTickets')}
    >
      {(ticket) => (
        <TicketFormOf
          key={ticket?.id ?? 'new'}
          ticket={ticket}
          site={site}
          others={others.filter(({ id }) => id !== ticket?.id)}
          links={links}
          onDone={onClose}
        />
      )}
    </RecordDrawer>
  );
}

type TicketFormProps = {
  ticket: Stored<WasteTicket> | null;
  site: TicketDrawerProps['site'];
  others: readonly Stored<WasteTicket>[];
  links: TicketLinks | undefined;
  onDone: () => void;
};

function TicketFormOf({ ticket, site, others, links, onDone }: TicketFormProps) {
  const can = useCan();
  const { timeZone } = useSession().company;
  const today = calendarDay(timeZone);
  const { photoQueue } = useWorkspace();
  // The ID is known before it's stored, so that the document can be photographed first.
  const [id] = useState(() => ticket?.id ?? newId());
  const editing = useRecordForm<WasteTicket, TicketForm>({
    definition: collections.wasteTickets,
    record: ticket,
    noun: 'dump ticket',
    schema: ticketFormSchema,
    toForm: toTicketForm,
    startWith: emptyTicket(site, today),
    toFields: fromTicketForm,
    create: fromTicketForm,
    newId: id,
    draftOf: site.id,
    nameOf: ({ number }) => `Ticket ${number}`,
    labels: TICKET_LABELS,
    onSaved: async (saved) => {
      await photoQueue.letGoOf(saved.id);
      onDone();
    },
  });
  const remove = useDelete(collections.wasteTickets);
  const { form } = editing;
  const shown = fromTicketForm(form.values);
  const [pounds, feeCents] = [poundsOf(shown), feeOf(shown)];

  /** Anything that doesn't look right is confirmed before saving: a wrong unit is off by a factor of 2,000. */
  const submit = async (values: TicketForm): Promise<void> => {
    const found = wasteDoubts(fromTicketForm(values), { others, today });
    const isSure =
      found.length === 0 ||
      (await confirmAction({
        title: 'Save this ticket?',
        message: found.join(' '),
        confirmLabel: 'Save as entered',
        cancelLabel: 'Back to the ticket',
      }));
    if (!isSure) throw new AppError({ code: 'invalid', userMessage: 'Not saved. Check the figures.' });
    await editing.submit(values);
  };
  const askToDelete = async ({ id, number }: Stored<WasteTicket>): Promise<void> => {
    const message = 'It no longer counts in the totals. Mark it as void to keep it.';
    if (await remove(id, { name: `Ticket ${number}`, message })) onDone();
  };

  const photos = site.customerId !== '' && (
    <SubjectPhotos
      isUnstored={ticket === null}
      target={{
        subjectKind: 'wasteTicket',
        subjectId: id,
        itemId: '',
        jobId: form.values.jobId,
        customerId: site.customerId,
        label: `Ticket ${form.values.number}`,
        stage: 'during',
      }}
    />
  );
  return (
    <RecordForm
      editing={editing}
      onSubmit={submit}
      onCancel={onDone}
      createLabel="Save ticket"
      onDelete={can('delete', 'wasteTickets') ? askToDelete : undefined}
    >
      <Stack gap="md">
        {/* At the scale house, taking a picture of the ticket comes first. */}
        {ticket === null && photos}
        <TicketFields form={form} links={links} today={today} isNew={ticket === null} />
        {pounds > 0 && (
          <InlineNotice tone="info" title={`${pounds.toLocaleString('en-US')} lb, ${tonsText(pounds)}`}>
            {feeCents > 0 ? `Fee ${formatMoney(feeCents)}` : 'No fee entered'}
          </InlineNotice>
        )}
        {ticket !== null && photos}
      </Stack>
    </RecordForm>
  );
}
