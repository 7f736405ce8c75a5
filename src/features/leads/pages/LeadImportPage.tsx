import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import { isOutside } from '@/domain/lead/area';
import { newLead } from '@/domain/lead/create';
import { importMail, mailLeadId, type ImportedMail } from '@/domain/lead/mail/importMail';
import { leadInputSchema, type LeadInput } from '@/domain/lead/schema';
import { LEAD_SELLER_WORDS } from '@/domain/lead/words';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useLeadSettings } from '@/entities/lead/useLeadSettings';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { ImportedLead } from '../components/ImportedLead';
import { MailSource } from '../components/MailSource';

const MAIL_BYTES_LIMIT = 2_000_000;

/** Imports pasted or dropped lead e-mails from Angi, Thumbtack, Google and Facebook; any other mail becomes a lead with its text. */
export function Component() {
  const mayCreate = useCan()('create', 'leads');
  return (
    <PageBody size="narrow">
      <PageHeader title="Import lead e-mails" back={{ to: paths.leads, label: 'Leads' }} />
      {mayCreate ? (
        <ImportForm />
      ) : (
        <NotAllowed
          ask="leads"
          title="You cannot add leads"
          needs="The office does."
          wayBack={<LinkButton to={paths.leads}>Back to leads</LinkButton>}
        />
      )}
    </PageBody>
  );
}

function ImportForm() {
  const navigate = useNavigate();
  const workspace = useWorkspace();
  const leads = useSaveRecord(collections.leads);
  const receipts = useSaveRecord(collections.leadReceipts);
  const { settings } = useWorkSettings();
  const { settings: leadSettings } = useLeadSettings();
  const [text, setText] = useState('');
  const [read, setRead] = useState<{ mail: ImportedMail; input: LeadInput } | null>(null);

  /** Returns the company's lead source named like the seller, if it has one. */
  const sourceOf = ({ seller }: ImportedMail): string => {
    const name = LEAD_SELLER_WORDS[seller].toLowerCase();
    return seller === ''
      ? ''
      : (settings.leadSources.find((source) => name.startsWith(source.name.toLowerCase()) || source.id === seller)
          ?.id ?? '');
  };
  const take = (source: string): void => {
    setText(source);
    const mail = source.trim() === '' ? null : importMail(source);
    setRead(mail && { mail, input: { ...mail.input, source: sourceOf(mail) } });
  };
  const takeFile = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    if (chosen.size > MAIL_BYTES_LIMIT) {
      notify.error('This file is too large for a lead e-mail. Paste its text instead.');
      return;
    }
    take(await chosen.text());
  };
  const save = async (input: LeadInput): Promise<void> => {
    if (!read) return;
    const { mail } = read;
    const id = await mailLeadId(mail);
    const known = await readOne(workspace, collections.leads, id);
    if (known) {
      notify.info(`This e-mail is already here: ${known.name}.`);
      void navigate(paths.leadDetails(id));
      return;
    }
    const now = nowIso();
    const receivedAt = mail.sentAt !== '' && mail.sentAt < now ? mail.sentAt : now;
    const lead = newLead(leadInputSchema.parse(input), {
      receivedAt,
      seller: mail.seller,
      externalId: mail.externalId,
      isOutOfArea: isOutside(leadSettings.serviceArea, input.address),
    });
    // Both at once, under the e-mail's ID, so that closing the tab now loses neither.
    const receipt = { ...mail.receipt, costCents: lead.costCents, leadId: id, receivedAt };
    await Promise.all([
      leads.create(lead, { id, label: lead.name, isOnce: true }),
      receipts.create(receipt, { id, label: lead.name, isOnce: true }),
    ]);
    notify.success(`${lead.name} was added.`);
    void navigate(paths.leadDetails(id));
  };

  return (
    <>
      <MailSource text={text} onText={take} onFile={(chosen) => void takeFile(chosen)} />
      {read && !read.mail.isRead && (
        <InlineNotice tone="warning" title="No contact details found" role="status">
          The whole text is kept. Enter the name, phone or e-mail below.
        </InlineNotice>
      )}
      {read && <ImportedLead key={text} seller={read.mail.seller} input={read.input} onSave={save} />}
    </>
  );
}
