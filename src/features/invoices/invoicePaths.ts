/** Addresses inside this area that nothing else links to. They stand behind `/invoices`' access check. */
export const invoicePaths = {
  progress: '/invoices/progress',
  progressOf: (estimateId: string) => `/invoices/progress?estimate=${encodeURIComponent(estimateId)}`,
  copyOf: (id: string) => `/invoices/new?copyOf=${encodeURIComponent(id)}`,
  recurring: '/invoices/recurring',
  recurringNew: '/invoices/recurring/new',
  recurringEdit: (id: string) => `/invoices/recurring/${encodeURIComponent(id)}`,
} as const;
