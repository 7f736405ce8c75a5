import type { ReportFact, ReportTable } from '@/domain/calculation/reportTable';
import type { PaperCompany } from '@/domain/paper/schema';
import type { HostileTexts } from './hostileTexts';

/** Parts of documents, filled with text that no layout expects. */
export const hostileCompany = (texts: HostileTexts): PaperCompany => ({
  name: texts.prose(150),
  logoUrl: '',
  primaryColor: '#ffee00',
  accentColor: '#f08c00',
  phone: '(512) 555-0134',
  email: texts.word(180),
  website: texts.address(),
  addressLines: [texts.prose(150), texts.name()],
});

export const hostileKit = (texts: HostileTexts): PaperCompany['kit'] => ({
  logoDarkUrl: '',
  font: 'source-serif',
  tagline: texts.prose(110),
  licenseLines: Array.from({ length: 6 }, () => texts.prose(150)),
  thankYou: '',
  closingLines: [],
});

export const hostileNotes = (texts: HostileTexts): { text: string; hint: string }[] =>
  [texts.list(60), texts.prose(900), texts.word(), texts.name(), texts.address()].map((text) => ({
    text,
    hint: texts.prose(120),
  }));

/** Builds a table with long words in narrow columns, rows of many lines first and last, and more rows than fit on a page. */
export const hostileTable = (texts: HostileTexts, id: string): ReportTable => ({
  id,
  title: texts.prose(90),
  columns: [
    { label: texts.short(), isNumber: false },
    { label: 'Measured', isNumber: true },
    { label: texts.word(30), isNumber: false },
    { label: 'Limit', isNumber: true },
    { label: 'Note', isNumber: false },
  ],
  rows: [
    [texts.word(40), '14,814.68', texts.list(60), '100', texts.prose(300)],
    ...Array.from({ length: 12 }, () => [texts.short(), '1', texts.name(), '2', texts.short()]),
    [texts.name(), texts.word(24), texts.short(), '3', texts.list(25)],
  ],
});

export const hostileFacts = (texts: HostileTexts): ReportFact[] => [
  { label: texts.short(), value: texts.list(20) },
  { label: texts.word(60), value: texts.word() },
  { label: 'Address', value: texts.prose(300) },
  { label: 'Customer', value: texts.name() },
];
