import type { CompanyFields } from '@/domain/company/schema';
import { formatPhone } from '@/domain/contact/format';

/** A company's name and look, as its customers know it. */
export const shownCompany = ({ name, phone, branding }: CompanyFields) => ({
  name,
  phone: formatPhone(phone),
  logoUrl: branding.logoUrl,
  primaryColor: branding.primaryColor,
  accentColor: branding.accentColor,
});
