import type { ReportFact, ReportTable } from '../../calculation/reportTable';
import { formatPaperDate } from '../../paper/dates';
import { headOf } from './chain';
import { fileSizeText } from '@/lib/fileSize';
import type { ContractPaper } from './paper';
import { PARTY_ROLE_LABELS } from './parts';
import type { ChainEvent, ContractVersion } from './version';

const EVENT_LABELS: Record<ChainEvent['kind'], string> = {
  sent: 'Sent out for signature',
  link: 'Link given out',
  opened: 'Opened',
  consented: 'Agreed to electronic records',
  signed: 'Signed',
  recorded: 'Signature on paper recorded',
  withdrawn: 'Withdrew the signature',
  declined: 'Declined',
  reminded: 'Reminded by e-mail',
  voided: 'Voided',
  completed: 'Signed by all',
  sealed: 'Sealed as a PDF',
};

/** Record of how a contract was signed, in words and numbers, for the certificate's page and its printout. */
export type PrintedCertificate = {
  facts: ReportFact[];
  /** In the order of the document's parties. */
  signers: { typedName: string; imageDataUrl: string; signedAtText: string }[];
  tables: ReportTable[];
  notes: string[];
};

/**
 * Builds the certificate of a version; instants in the company's time zone and in UTC. `exhibits`: of its document, whose files are
 * listed with their hashes.
 */
export function certificateOf(
  version: ContractVersion,
  {
    timeZone,
    title,
    companyName,
    exhibits,
  }: { timeZone: string; title: string; companyName: string; exhibits: ContractPaper['exhibits'] },
): PrintedCertificate {
  const at = (instant: string): string =>
    instant === '' ? '' : `${formatPaperDate(instant, { timeZone, withTime: true })} (${instant.slice(0, 19)}Z)`;
  const nameOf = (partyId: string): string => version.signers.find((one) => one.partyId === partyId)?.name ?? '';
  return {
    facts: [
      { label: 'Contract', value: `${version.number}, version ${version.version}` },
      { label: 'Title', value: title },
      { label: 'Sent by', value: companyName },
      { label: 'Sent', value: at(version.sentAt) },
      { label: 'Signed by all', value: at(version.completedAt) || 'Not yet' },
      { label: 'SHA-256 of what was signed', value: version.paperHash },
      { label: 'Head of the chain of events', value: headOf(version.events, version.startsAfter) },
    ],
    signers: version.signers.map(({ signature, signedAt, name }) => ({
      typedName: signature?.kind === 'typed' ? signature.name : '',
      imageDataUrl: signature?.imageDataUrl ?? '',
      signedAtText: signature === null ? '' : `Signed by ${signature.name || name} on ${at(signedAt)}`,
    })),
    tables: [
      {
        id: 'signers',
        title: 'Signers',
        columns: ['Name', 'Signs as', 'E-mail', 'Agreed to electronic records', 'Signed'].map((label) => ({
          label,
          isNumber: false,
        })),
        rows: version.signers.map(({ name, role, email, consentedAt, signedAt }) => [
          name,
          PARTY_ROLE_LABELS[role],
          email,
          at(consentedAt),
          at(signedAt),
        ]),
      },
      ...exhibitTables(exhibits),
      {
        id: 'events',
        title: 'Events',
        columns: ['When', 'What', 'Who', 'From', 'Hash'].map((label) => ({ label, isNumber: false })),
        rows: version.events.map(({ at: instant, kind, partyId, byUid, text, ipAddress, userAgent, hash }) => [
          at(instant),
          [EVENT_LABELS[kind], text].filter(Boolean).join(': '),
          whoOf({ kind, byUid }, nameOf(partyId), companyName),
          [ipAddress, userAgent.slice(0, 80)].filter(Boolean).join(' '),
          hash.slice(0, 12),
        ]),
      },
    ],
    notes: [
      'Times are those of the server. Each event’s hash is the SHA-256 of the hash before it and of the event, so that none can be changed, removed or added later without being seen. The chain proves the order of events, and no outside clock attests their time.',
      'The seal shows that the file was not changed after it was sealed. It was made with a key of this server and identifies the company by its account only.',
    ],
  };
}

/** Events by the company on behalf of a signer, who isn't involved. */
const BY_COMPANY: readonly ChainEvent['kind'][] = ['link', 'reminded', 'recorded'];

/** Returns who did it: a signer, or the company, with the signer it did it for. */
function whoOf({ kind, byUid }: Pick<ChainEvent, 'kind' | 'byUid'>, name: string, companyName: string): string {
  if (byUid !== '' && BY_COMPANY.includes(kind)) return [companyName, name].filter(Boolean).join(', for ');
  return name || (byUid === '' ? '' : companyName);
}

/** Lists the exhibits' files; no table if there are none. */
function exhibitTables(exhibits: ContractPaper['exhibits']): ReportTable[] {
  const rows = exhibits.flatMap(({ heading, file }) =>
    file ? [[heading, file.name, fileSizeText(file.sizeBytes), file.sha256]] : [],
  );
  if (rows.length === 0) return [];
  return [
    {
      id: 'exhibits',
      title: 'Files of the exhibits',
      columns: ['Exhibit', 'File', 'Size', 'SHA-256'].map((label) => ({ label, isNumber: false })),
      rows,
    },
  ];
}
