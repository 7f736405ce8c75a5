import { expect, it } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { stableJson } from '@/lib/stableJson';
import { buildContract } from '@/testing/factories/contract';
import { certificateOf } from './certificate';
import { contractPaper, contractPaperSchema } from './paper';
import { linked, sentVersion } from './signing';

const company = companySchema.parse({ name: 'Ground Zero', timeZone: 'America/New_York' });
const file = (sha256: string) => ({
  name: 'A1.pdf',
  url: 'https://files.example/a1',
  sizeBytes: 1_258_291,
  sha256: sha256.repeat(64),
});
const paperWith = (sha256: string) =>
  contractPaper({
    contract: buildContract({
      exhibits: [
        { id: 'a', title: 'Plans', text: '', file: file(sha256) },
        { id: 'b', title: 'Rules of the site', text: 'No radios.', file: null },
      ],
    }),
    company,
    version: 1,
    today: '2026-03-01',
  });

it('includes an exhibit’s file in the signed document and the certificate', async () => {
  const act = { now: '2026-03-01T15:00:00.000Z', byUid: '', ipAddress: '', userAgent: '' };
  const paper = paperWith('a');
  const send = (text: string) => sentVersion(buildContract({ id: 'c1' }), text, act);
  const version = await send(stableJson(paper));
  expect(version.paperHash).not.toBe((await send(stableJson(paperWith('b')))).paperHash);
  const { tables } = certificateOf(version, {
    ...{ timeZone: company.timeZone, title: paper.title, companyName: company.name },
    exhibits: paper.exhibits,
  });
  expect(tables.find(({ id }) => id === 'exhibits')?.rows).toEqual([
    ['Exhibit A: Plans', 'A1.pdf', '1.2 MB', 'a'.repeat(64)],
  ]);
});

it('reads a document that was frozen before exhibits had files', () => {
  const old = { ...paperWith('a'), exhibits: [{ heading: 'Exhibit A: Plans', text: 'As drawn' }] };
  expect(contractPaperSchema.parse(old).exhibits).toEqual([
    { heading: 'Exhibit A: Plans', text: 'As drawn', file: null },
  ]);
});

it('records a link handed out as the company’s act, not the signer’s', async () => {
  const act = { now: '2026-03-01T15:00:00.000Z', byUid: 'office', ipAddress: '', userAgent: '' };
  const sent = await sentVersion(buildContract({ id: 'c1' }), stableJson(paperWith('a')), act);
  const given = await linked(sent, 'ada', { text: 'By hand', isOnly: false, isReminder: false }, act);
  const { tables } = certificateOf(given, { timeZone: 'UTC', title: '', companyName: 'Ground Zero', exhibits: [] });
  const events = tables.find(({ id }) => id === 'events')?.rows ?? [];
  expect(events.map(([, what, who]) => [what, who])).toEqual([
    ['Sent out for signature', 'Ground Zero'],
    ['Link given out: By hand', 'Ground Zero, for Ada Lovelace'],
  ]);
});
