import { businessUnitSchema, type BusinessUnit } from '@/domain/business-unit/schema';

export const buildBusinessUnit = (fields: Partial<BusinessUnit> = {}): BusinessUnit =>
  businessUnitSchema.parse({ id: 'plumbing', name: 'Plumbing', ...fields });
