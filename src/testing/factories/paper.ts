import type { Address } from '@/domain/contact/schema';
import type { PaperHeader } from '@/domain/paper/header';
import type { Paper } from '@/domain/paper/schema';

/** Builds an address in Austin. */
export const buildAddress = (overrides: Partial<Address> = {}): Address => ({
  street: '12 Elm St',
  unit: '',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
  ...overrides,
});
/** Blue Ridge Air of Austin writing to a customer with a non-English name. */
export const PAPER_HEADER: PaperHeader = {
  company: {
    name: 'Blue Ridge Air',
    phone: '5125550134',
    email: 'office@blueridge.example',
    website: '',
    address: buildAddress(),
    timeZone: 'America/Chicago',
    branding: { logoUrl: '', primaryColor: '#0b5d57', accentColor: '#f08c00' },
  },
  recipient: { name: 'Łukasz Ørsted', address: buildAddress() },
  number: 'INV-1042',
};

/** Returns the totals of a paper's section as they read: `Total | $100.00 | with its note`. */
export const rowsOf = (paper: Paper, index = 0): string[] =>
  (paper.sections[index]?.totals ?? []).map(({ label, amountText, note }) =>
    [label, amountText, note].filter(Boolean).join(' | '),
  );
