type TargetInfo = {
  label: string;
  group: 'Customer' | 'Contact' | 'Billing address' | 'Service address' | 'Several addresses' | 'Details';
  /** Whether several columns may map here; their values are joined. */
  isRepeatable?: boolean;
};

/** The possible targets of a column. The keys are stored with an import. */
export const IMPORT_TARGETS = {
  externalId: { label: 'ID in the other system', group: 'Customer' },
  externalPairId: { label: 'ID of customer and property (J-ID)', group: 'Customer' },
  ownId: { label: 'ID in Fieldwright', group: 'Customer' },
  firstName: { label: 'First name', group: 'Customer' },
  lastName: { label: 'Last name', group: 'Customer' },
  companyName: { label: 'Company name', group: 'Customer' },
  displayName: { label: 'Full name', group: 'Customer' },
  contactPerson: { label: 'Contact person', group: 'Customer' },
  isCompany: { label: 'Is a company (yes/no)', group: 'Customer' },
  phone: { label: 'Main phone', group: 'Contact' },
  mobilePhone: { label: 'Mobile phone', group: 'Contact' },
  otherPhone: { label: 'Other phone', group: 'Contact', isRepeatable: true },
  email: { label: 'E-mail', group: 'Contact' },
  otherEmail: { label: 'Other e-mail', group: 'Contact', isRepeatable: true },
  contacts: { label: 'Further contacts', group: 'Contact', isRepeatable: true },
  billingStreet: { label: 'Billing street', group: 'Billing address' },
  billingUnit: { label: 'Billing unit or street 2', group: 'Billing address' },
  billingCity: { label: 'Billing city', group: 'Billing address' },
  billingState: { label: 'Billing state', group: 'Billing address' },
  billingPostalCode: { label: 'Billing ZIP', group: 'Billing address' },
  billingCountry: { label: 'Billing country', group: 'Billing address' },
  billingAddress: { label: 'Whole billing address', group: 'Billing address', isRepeatable: true },
  serviceLabel: { label: 'Property name', group: 'Service address' },
  serviceStreet: { label: 'Service street', group: 'Service address' },
  serviceUnit: { label: 'Service unit or street 2', group: 'Service address' },
  serviceCity: { label: 'Service city', group: 'Service address' },
  serviceState: { label: 'Service state', group: 'Service address' },
  servicePostalCode: { label: 'Service ZIP', group: 'Service address' },
  serviceCountry: { label: 'Service country', group: 'Service address' },
  serviceAddress: { label: 'Whole service address', group: 'Service address', isRepeatable: true },
  accessNotes: { label: 'Access notes', group: 'Service address', isRepeatable: true },
  gateCode: { label: 'Gate code', group: 'Service address' },
  propertyUse: { label: 'Home or business', group: 'Service address' },
  hazards: { label: 'Hazards', group: 'Service address' },
  equipment: { label: 'Equipment (Fieldwright export)', group: 'Service address' },
  addressGroup: { label: 'Numbered address', group: 'Several addresses', isRepeatable: true },
  tags: { label: 'Tags', group: 'Details', isRepeatable: true },
  source: { label: 'Lead source', group: 'Details' },
  notes: { label: 'Notes', group: 'Details', isRepeatable: true },
  paymentTerms: { label: 'Payment terms', group: 'Details' },
  taxExempt: { label: 'Tax exempt', group: 'Details' },
  taxable: { label: 'Taxable', group: 'Details' },
  doNotService: { label: 'Do not service', group: 'Details' },
  status: { label: 'Status (active or archived)', group: 'Details' },
  consentEmail: { label: 'Agreed to e-mail', group: 'Details' },
  consentText: { label: 'Agreed to texts', group: 'Details' },
  consentPhone: { label: 'Agreed to calls', group: 'Details' },
  language: { label: 'Language', group: 'Details' },
} as const satisfies Record<string, TargetInfo>;

export type ImportTarget = keyof typeof IMPORT_TARGETS;
export const TARGET_KEYS = Object.keys(IMPORT_TARGETS) as ImportTarget[];

export const targetInfo = (target: ImportTarget): TargetInfo => IMPORT_TARGETS[target];
export const isImportTarget = (value: string): value is ImportTarget => Object.hasOwn(IMPORT_TARGETS, value);
