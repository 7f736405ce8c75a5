import { it } from 'vitest';
import { readingsReport } from '@/domain/diagnostics/report/readingsReport';
import { evidenceReport } from '@/domain/lead/evidence';
import { leadReceiptSchema } from '@/domain/lead/schema';
import { paperOfAgreement } from '@/domain/paper/agreement';
import { paperOfCreditNote } from '@/domain/paper/creditNote';
import { paperOfDocument } from '@/domain/paper/document';
import { paperOfReceipt } from '@/domain/paper/receipt';
import { paperOfServiceReport } from '@/domain/paper/serviceReport';
import { paperOfStatement } from '@/domain/paper/statement';
import { buildAgreement } from '@/testing/factories/agreement';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildDiagnostic } from '@/testing/factories/diagnostic';
import { buildJob } from '@/testing/factories/job';
import { buildLead } from '@/testing/factories/lead';
import { buildAddress, PAPER_HEADER } from '@/testing/factories/paper';
import { HostileTexts } from '@/testing/hostileTexts';
import { expectPaper, expectReport, LARGEST_CENTS } from '@/testing/builtPapers';

/*
 * Builds each paper from records with texts as long as their schemas allow, and checks that the pages contain all of
 * them. `tests/static/print.test.ts` finds builders that are missing here.
 */

const COMPANY = PAPER_HEADER.company;

it('a lead dispute sheet shows both leads exactly as they arrived', async () => {
  const texts = new HostileTexts();
  const one = (original: string) => {
    const lead = buildLead({
      ...{ firstName: texts.word(80), lastName: texts.name(), wanted: texts.prose(160), externalId: texts.word(190) },
      ...{ channel: 'mail', seller: 'angi', costCents: 9_900, address: buildAddress({ street: texts.word(160) }) },
    });
    const receipt = leadReceiptSchema.parse({
      ...{ leadId: lead.id, receivedAt: lead.receivedAt, channel: 'mail', seller: 'angi', original },
      ...{ sender: texts.word(200), subject: texts.prose(290), messageId: texts.word(300) },
    });
    return { lead, receipt, sourceName: texts.prose(90) };
  };
  const [earlier, later] = [one(texts.list(140)), one(`${texts.prose(9000)}\n${texts.word(2000)}\n${texts.name()}`)];
  await expectReport(evidenceReport(earlier, later, { timeText: () => 'Nov 28, 2026' }), texts, {
    originals: [earlier.receipt.original, later.receipt.original],
    subjects: [earlier.receipt.subject, later.receipt.subject],
  });
});

it('a readings report includes every finding, note and photo', async () => {
  const texts = new HostileTexts();
  const { photos: _, ...record } = {
    ...buildDiagnostic({
      ...{ unitName: texts.word(200), customerName: texts.name(), technicianName: texts.prose(160) },
      ...{ summary: texts.prose(280), notes: texts.list(200) },
    }),
    photos: [],
  };
  const findings = [texts.word(), texts.name(), texts.prose(200)].map((title) => ({
    ...{ title, severity: 'deficient' as const, state: 'open' as const, note: texts.list(60) },
  }));
  const photos = [{ url: 'photo', caption: texts.prose(300) }];
  await expectReport(readingsReport({ record, findings, photos, measuredText: texts.prose(60) }), texts, {
    ...{ notes: record.notes, findings: findings.map(({ title, note }) => [title, note]) },
  });
});

it('a service report includes the full note, checklist and captions', async () => {
  const texts = new HostileTexts();
  const checklist = Array.from({ length: 30 }, (_, index) => ({
    ...{
      id: `c${index}`,
      label: index % 7 === 0 ? texts.word() : texts.prose(200),
      isDone: true,
      doneAt: '',
      doneBy: '',
    },
  }));
  const job = buildJob({
    ...{ title: texts.prose(160), number: '26-GBVZN', poNumber: texts.word(60), checklist },
    customerNotes: `${texts.list(200)}\n${texts.prose(7000)}`,
  });
  const lines = [texts.list(60), texts.prose(3900), texts.word()].map((description) =>
    buildLine({ name: texts.word(), description, quantityE4: 25_000, unit: texts.word(20) }),
  );
  const photos = Array.from({ length: 24 }, () => ({
    ...{ url: 'photo', stage: 'before' as const, caption: texts.prose(300), takenAt: '2026-06-14T13:00:00.000Z' },
  }));
  const technicians = Array.from({ length: 4 }, () => texts.prose(100)).join(', ');
  const paper = paperOfServiceReport({
    ...{ company: COMPANY, recipient: { name: texts.name(), address: buildAddress() }, footer: texts.prose(900) },
    ...{ job, technicians, lines, photos, signature: null },
  });
  await expectPaper(paper, {
    ...{ title: job.title, notes: job.customerNotes, checks: checklist.map(({ label }) => label), technicians },
    ...{
      captions: photos.map(({ caption }) => caption),
      lines: lines.map(({ name, description }) => [name, description]),
    },
  });
});

it('a service agreement includes its full plan, units and terms', async () => {
  const texts = new HostileTexts();
  const built = buildAgreement();
  const units = Array.from({ length: 40 }, (_, index) => ({ equipmentId: `e${index}`, name: texts.prose(200) }));
  const plan = {
    ...built.plan,
    ...{ name: texts.word(120), summary: texts.prose(1000), coverage: texts.list(150), terms: texts.list(500) },
    visits: built.plan.visits.map((visit) => ({ ...visit, name: texts.word(120) })),
  };
  const agreement = buildAgreement({ plan, units });
  const paper = paperOfAgreement({
    ...{ agreement, company: COMPANY, recipient: { name: texts.name(), address: buildAddress() } },
  });
  await expectPaper(paper, {
    ...{ name: plan.name, summary: plan.summary, coverage: plan.coverage, terms: plan.terms },
    ...{ units: units.map(({ name }) => name), visits: plan.visits.map(({ name }) => name) },
  });
});

it('an invoice, a receipt, a credit note and a statement include their full records', async () => {
  const texts = new HostileTexts();
  const header = {
    ...{ ...PAPER_HEADER, message: texts.list(300), terms: texts.prose(9000), footer: texts.prose(900) },
    recipient: { name: texts.name(), address: buildAddress({ street: texts.word(160), unit: texts.word(30) }) },
  };
  const lines = Array.from({ length: 30 }, (_, index) =>
    buildLine({
      ...{ id: `l${index}`, name: texts.word(), description: texts.list(index), unitPriceCents: 100, unit: 'each' },
    }),
  );
  await expectPaper(paperOfDocument({ ...header, document: buildDocument({ lines }) }), {
    ...{
      message: header.message,
      terms: header.terms,
      lines: lines.map(({ name, description }) => [name, description]),
    },
  });
  const payment = { amountCents: LARGEST_CENTS, paidAt: '2026-06-02', methodText: 'Cash', reference: texts.word(120) };
  const allocations = [{ text: texts.prose(200), amountCents: LARGEST_CENTS }];
  await expectPaper(paperOfReceipt({ ...header, currency: 'USD', payment, allocations, balanceCents: 1 }), {
    ...{ reference: payment.reference, texts: allocations.map(({ text }) => text) },
  });
  const parts = Array.from({ length: 120 }, (_, index) => ({
    ...{ id: `p${index}`, name: index % 40 === 0 ? texts.word() : texts.short(), netCents: 100 },
    taxes: [{ taxId: 's', amountCents: 8 }],
  }));
  await expectPaper(
    paperOfCreditNote({
      ...{ ...header, currency: 'USD', date: '2026-06-05', invoiceNumber: 'INV-7', reason: texts.prose(490), parts },
      taxNames: new Map([['s', texts.word(120)]]),
    }),
    { parts: parts.map(({ name }) => name) },
  );
  const entries = [texts.word(), texts.prose(290), texts.name()].map((text) => ({
    ...{ at: '2026-06-02', text, chargeCents: LARGEST_CENTS, paymentCents: 0 },
  }));
  await expectPaper(
    paperOfStatement({
      ...{ ...header, currency: 'USD', from: '2026-06-01', to: '2026-06-30', openingCents: -LARGEST_CENTS, entries },
    }),
    { entries: entries.map(({ text }) => text) },
  );
});
