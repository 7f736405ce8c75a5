import { renderPdf } from '@/documents/pdf/node';
import { paperOfDocument } from '@/domain/paper/document';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { median, type Figure } from './figures';

const LIMIT_MS = 1_000;
const ROUNDS = 7;
/** Enough to fill three pages. */
const LINES = 36;

/** Measures the PDF of a 3-page invoice, rendered as on the server: a process's first one, which loads the fonts, and later ones. */
export async function measurePdf(): Promise<Figure[]> {
  const address = { street: '12 Elm St', unit: '', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' };
  const lines = Array.from({ length: LINES }, (_, index) =>
    buildLine({
      id: `l${index}`,
      name: `Valve ${index}`,
      description: 'Fitted, tested and written down.',
      unitPriceCents: 12_345 + index,
    }),
  );
  const paper = paperOfDocument({
    document: buildDocument({ lines }),
    number: 'INV-1042',
    terms: 'Payable within 30 days.',
    recipient: { name: 'Łukasz Ørsted', address },
    company: {
      name: 'Blue Ridge',
      phone: '5125550134',
      email: 'office@example.com',
      website: '',
      address,
      timeZone: 'UTC',
      branding: { logoUrl: '', primaryColor: '#0b5d57', accentColor: '#f08c00' },
    },
  });
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const startedAt = performance.now();
    await renderPdf(paper, () => Promise.resolve(null));
    times.push(performance.now() - startedAt);
  }
  const [first = 0, ...later] = times;
  return [
    {
      what: 'PDF of a 3-page invoice, median',
      figure: median(later.sort((a, b) => a - b)),
      unit: 'ms',
      limit: LIMIT_MS,
    },
    { what: '... the first one of a process', figure: first, unit: 'ms' },
  ];
}
