import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { it } from 'vitest';
import { contractPaperSchema } from '@/domain/contract/record/paper';
import { hostileCompany, hostileFacts, hostileTable } from '@/testing/hostileParts';
import { HostileTexts } from '@/testing/hostileTexts';
import { expectWhole, pagesOf } from '@/testing/paperCheck';
import { printable } from '../printable';
import { ContractPdf, type PrintedContract } from './ContractPdf';

const HASH = 'a1b2c3d4'.repeat(8);

function hostileContract(texts: HostileTexts): PrintedContract {
  const company = hostileCompany(texts);
  const clause = (body: string) => ({ heading: texts.prose(120), body, basis: texts.prose(300) });
  const exhibit = (text: string, name: string) => ({
    heading: texts.prose(150),
    text,
    file: name === '' ? null : { name, url: '', sizeBytes: 2_400_000, sha256: HASH },
  });
  const schedule = hostileTable(texts, 'schedule');
  return {
    company,
    paper: contractPaperSchema.parse({
      noun: 'Contract',
      title: texts.word(120),
      number: texts.word(40),
      version: 3,
      pageSize: 'letter',
      company,
      facts: hostileFacts(texts),
      parties: [
        { role: 'Owner', name: texts.name(), title: texts.prose(110) },
        { role: 'Contractor', name: texts.word(150), title: texts.word(110) },
        { role: 'Lender', name: texts.prose(190), title: '' },
      ],
      scope: texts.list(400),
      schedule: { ...schedule, rows: [...schedule.rows, ['', '', 'Sum', texts.amount(), '']] },
      tables: [hostileTable(texts, 'milestones'), hostileTable(texts, 'covers')],
      clauses: [clause(texts.list(60)), clause(texts.prose(6000)), clause(texts.word()), clause(texts.name())],
      exhibits: [exhibit(texts.list(120), ''), exhibit('', texts.word(110)), exhibit(texts.name(), texts.short())],
      notices: [texts.prose(2000), texts.list(60), texts.word()],
    }),
    certificate: {
      facts: hostileFacts(texts),
      signers: [texts.name(), texts.word(150), texts.prose(150)].map((typedName) => ({
        typedName,
        imageDataUrl: '',
        signedAtText: texts.prose(160),
      })),
      tables: [hostileTable(texts, 'signers'), hostileTable(texts, 'events')],
      notes: [texts.list(50), texts.prose(900), texts.word()],
    },
  };
}

it('a signed contract with its certificate includes everything', async () => {
  const printed = printable(hostileContract(new HostileTexts()));
  const pages = await pagesOf(() =>
    renderToBuffer(
      createElement(ContractPdf, { printed, pictures: new Map<string, string>() }) as ReactElement<DocumentProps>,
    ),
  );
  // A file's size is printed in words, but not its path.
  const shown = {
    ...printed.paper,
    exhibits: printed.paper.exhibits.map(({ file, ...one }) => ({
      ...one,
      files: file ? [file.name, file.sha256] : [],
    })),
  };
  const { company, ...paper } = shown;
  expectWhole(pages, { name: company.name, paper, certificate: printed.certificate });
});
