import type { CompanyFields } from '@/domain/company/schema';
import { formatPhone } from '@/domain/contact/format';

/** Returns a company's name and branding, as its customers see it. */
export const shownCompany = ({ name, phone, branding }: CompanyFields) => ({
  name,
  phone: formatPhone(phone),
  logoUrl: branding.logoUrl,
  primaryColor: branding.primaryColor,
  accentColor: branding.accentColor,
});
