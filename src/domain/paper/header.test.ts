import { expect, it } from 'vitest';
import { PAPER_HEADER } from '@/testing/factories/paper';
import { DEFAULT_BRAND_KIT } from '../brand/schema';
import { printedCompany } from './header';

const company = PAPER_HEADER.company;

it('prints a company without a brand kit as before', () => {
  expect(printedCompany(company)).not.toHaveProperty('kit');
  expect(printedCompany({ ...company, branding: DEFAULT_BRAND_KIT })).not.toHaveProperty('kit');
});

it('prints what customers see of the brand kit, without its social picture or empty lines', () => {
  const licenses = [{ state: 'NC', number: '34871', trade: '' }];
  const branding = { ...DEFAULT_BRAND_KIT, licenses, signatureTitle: 'Owner', socialUrl: 'https://x.test/s.png' };
  expect(printedCompany({ ...company, branding }).kit).toEqual({
    logoDarkUrl: '',
    font: 'inter',
    tagline: '',
    licenseLines: ['NC license 34871'],
    thankYou: '',
    closingLines: ['Owner'],
  });
});
