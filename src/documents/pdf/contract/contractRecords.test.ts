import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { changeOrderSchema } from '@/domain/contract/money/changeOrder';
import { lienWaiverSchema } from '@/domain/contract/money/lienWaiver';
import { orderPaper } from '@/domain/contract/money/orderPaper';
import { applicationReport, changeOrderReport, waiverReport } from '@/domain/contract/money/papers';
import { applicationCopySchema, payApplicationSchema } from '@/domain/contract/money/payApplication';
import { contractPaper } from '@/domain/contract/record/paper';
import { writeSchedule } from '@/domain/contract/record/scheduleOfValues';
import { buildContract } from '@/testing/factories/contract';
import { PAPER_HEADER } from '@/testing/factories/paper';
import { pagesOf } from '@/testing/paperCheck';
import { HostileTexts } from '@/testing/hostileTexts';
import { ContractPdf } from './ContractPdf';
import { expectContract, expectReport, LARGEST_CENTS } from '@/testing/builtPapers';

const AT = '2026-11-02T12:00:00.000Z';
const COMPANY = PAPER_HEADER.company;

const paperOf = (texts: HostileTexts) => ({
  contract: {
    number: 'C26-K7M3Q',
    title: texts.word(160),
    customerName: texts.name(),
    propertyAddress: texts.prose(300),
  },
  companyName: texts.word(160),
  date: () => 'Nov 28, 2026',
});

it('an application for payment includes everything: ten columns of large amounts, and materials', async () => {
  const texts = new HostileTexts();
  const work = [texts.word(), texts.list(24), texts.name(), texts.prose(300), texts.model(), texts.address()];
  const copy = applicationCopySchema.parse({
    ...Object.fromEntries(
      ['1', '2', '3', '4', '5a', '5b', '5', '6', '7', '8', '9'].map((line) => [`line${line}Cents`, -LARGEST_CENTS]),
    ),
    ...{ addedCents: LARGEST_CENTS, deductedCents: -LARGEST_CENTS },
    lines: Array.from({ length: 60 }, (_, index) => ({
      id: `line${index}`,
      item: index % 25 === 0 ? texts.word(20) : String(index),
      description: work[index] ?? texts.short(),
      scheduledValueCents: LARGEST_CENTS + index * 100,
      previousCents: LARGEST_CENTS,
      thisPeriodCents: -LARGEST_CENTS,
      storedCents: LARGEST_CENTS,
      completedAndStoredCents: LARGEST_CENTS,
      balanceCents: -LARGEST_CENTS,
      retainageCents: LARGEST_CENTS,
    })),
  });
  const materials = Array.from({ length: 20 }, (_, index) => ({
    lineId: 'line1',
    description: index % 9 === 0 ? texts.word() : texts.prose(200),
    amountCents: LARGEST_CENTS,
    supplier: texts.word(160),
    place: texts.prose(200),
    insurance: texts.name(),
    title: texts.prose(200),
  }));
  const application = payApplicationSchema.parse({
    ...{ contractId: 'c1', number: 12, revisionLetter: 'AB', state: 'certified', entries: [], materials },
    ...{ periodFrom: '2026-10-01', periodEnd: '2026-10-31', submittedOn: '2026-11-01', note: texts.list(120) },
    ...{ certifiedCents: LARGEST_CENTS, certifiedBy: texts.word(160), certifiedOn: '2026-11-03', copy },
  });
  const { note, certifiedBy } = application;
  await expectReport(applicationReport(application, copy, paperOf(texts)), texts, {
    note,
    certifiedBy,
    lines: copy.lines.map(({ item, description }) => [item, description]),
    materials: materials.map(({ lineId: _, ...said }) => said),
  });
});

const hostileOrder = (texts: HostileTexts) =>
  changeOrderSchema.parse({
    ...{ contractId: 'c1', number: 3, title: texts.word(200), explanation: texts.list(300), days: -12, state: 'sent' },
    ...{ amountCents: -LARGEST_CENTS },
    lines: [texts.word(), texts.list(24), texts.name(), ...Array.from({ length: 90 }, () => texts.prose(280))].map(
      (description, index) => ({ id: `l${index}`, description, amountCents: LARGEST_CENTS }),
    ),
    signatures: [
      { party: 'owner', name: texts.word(120), how: texts.prose(200), signedOn: '2026-11-02', by: 'u1', at: AT },
    ],
  });

it('a change order includes everything, as a report and as signed', async () => {
  const texts = new HostileTexts();
  const order = hostileOrder(texts);
  const { title, explanation } = order;
  const lines = order.lines.map(({ description }) => description);
  const signatures = order.signatures.map(({ name, how }) => ({ name, how }));
  await expectReport(changeOrderReport(order, LARGEST_CENTS, paperOf(texts)), texts, {
    ...{ title, explanation, lines, signatures },
  });
  const signed = orderPaper({
    contract: buildContract({ title: texts.word(160), customerName: texts.name() }),
    ...{ order, company: COMPANY, sumBeforeCents: LARGEST_CENTS, version: 2 },
  });
  await expectContract(signed, { title, explanation, lines });
});

it('a lien waiver includes everything: the statutory form, or the general one with exceptions', async () => {
  for (const words of [{ formText: new HostileTexts().list(400) }, { exceptions: new HostileTexts().list(150) }]) {
    const texts = new HostileTexts();
    const facts = { claimant: texts.word(160), owner: texts.name(), job: texts.prose(400) };
    const waiver = lienWaiverSchema.parse({
      ...{ contractId: 'c1', number: 4, kind: 'conditional-progress', throughOn: '2026-10-31', state: 'signed' },
      ...{ amountCents: LARGEST_CENTS, signedBy: texts.word(160), signedOn: '2026-11-01', needsNotary: true },
      ...words,
    });
    const { signedBy } = waiver;
    await expectReport(waiverReport(waiver, facts, paperOf(texts)), texts, { ...words, signedBy });
  }
});

it('a contract includes its full schedule, milestones, covers, clauses and exhibits', async () => {
  const texts = new HostileTexts();
  const contract = buildContract({
    ...{
      title: texts.word(160),
      customerName: texts.name(),
      propertyAddress: texts.prose(280),
      scope: texts.list(400),
    },
    schedule: writeSchedule(
      Array.from({ length: 120 }, (_, index) => ({
        ...{ id: `line${index}`, item: texts.word(20), scheduledValueCents: LARGEST_CENTS },
        ...{ description: index % 20 === 0 ? texts.word() : texts.prose(200), group: '', unit: '' },
        ...{ quantityE4: 0, unitPriceCents: 0, taxClass: '' },
      })) as never,
    ),
    milestones: [texts.word(150), texts.name()].map((name, index) => ({
      ...{ id: `m${index}`, name, dueOn: '2026-12-01', amountCents: LARGEST_CENTS },
    })),
    parties: [texts.name(), texts.word(110)].map((name, index) => ({
      ...{ id: `p${index}`, role: index === 0 ? 'owner' : 'contractor', name, title: texts.prose(80) },
      ...{ email: 'ada@example.com', order: index + 1 },
    })) as never,
  });
  const paper = contractPaper({ contract, company: COMPANY, version: 1, today: '2026-11-28' });
  await expectContract(paper, {
    scope: contract.scope,
    parties: contract.parties.map(({ name, title }) => [name, title]),
  });
});

it('short clauses fill each page, and no heading is left at the bottom', async () => {
  const clauses = Array.from({ length: 24 }, (_, index) => ({
    ...{ id: `c${index}`, title: `Clause ${index}`, state: '', source: '', confidence: 'own' as const, checkedOn: '' },
    body: 'A change of the work is agreed to in writing before it is done. '.repeat(1 + (index % 3)).trim(),
  }));
  const milestones = [{ id: 'm', name: 'Abatement cleared', dueOn: '', amountCents: 0 }];
  const contract = buildContract({ clauses, milestones });
  const paper = contractPaper({ contract, company: COMPANY, version: 1, today: '2026-01-05' });
  const printed = { company: paper.company, paper, certificate: null };
  const pages = await pagesOf(() =>
    renderToBuffer(
      createElement(ContractPdf, { printed, pictures: new Map<string, string>() }) as ReactElement<DocumentProps>,
    ),
  );
  // About eleven clauses fill a page.
  expect(pages.length).toBeLessThanOrEqual(4);
});
