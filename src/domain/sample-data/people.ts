/** Fictitious customers: example.com receives no mail, and numbers with 555-01 are unassigned. */
export const SAMPLE_CUSTOMERS = [
  { firstName: 'Maria', lastName: 'Alvarez', street: '12 Oak Street', label: 'Home' },
  { firstName: 'Tom', lastName: 'Becker', street: '408 Maple Avenue', label: 'Home' },
  { companyName: 'Riverside Apartments', street: '1 River Road', label: 'Building A' },
  { firstName: 'Denise', lastName: 'Carter', street: '77 Hill Street', label: 'Home' },
  { companyName: 'Corner Bakery', street: '215 Main Street', label: 'Shop' },
  { firstName: 'Samuel', lastName: 'Osei', street: '9 Willow Lane', label: 'Home' },
] as const;

export const SAMPLE_TECHNICIANS = [
  { firstName: 'Sam', lastName: 'Rivera', color: '#1c7ed6' },
  { firstName: 'Jo', lastName: 'Parker', color: '#e8590c' },
] as const;

/** Tag on each sample customer, to distinguish them in lists. */
export const SAMPLE_TAG = 'Sample';
