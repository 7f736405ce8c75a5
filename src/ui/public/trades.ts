/** The trades with a page of their own at `/{id}`, by the name that links have. What stands on them is marketing's. */
export const TRADES = [
  { id: 'field-service', name: 'Field service' },
  { id: 'construction', name: 'Construction' },
  { id: 'demolition', name: 'Demolition' },
  { id: 'hvac', name: 'HVAC' },
  { id: 'plumbing', name: 'Plumbing' },
  { id: 'electrical', name: 'Electrical' },
  { id: 'appliance-repair', name: 'Appliance repair' },
  { id: 'garage-doors', name: 'Garage doors' },
  { id: 'roofing', name: 'Roofing' },
  { id: 'landscaping', name: 'Landscaping' },
  { id: 'pest-control', name: 'Pest control' },
  { id: 'cleaning', name: 'Cleaning' },
  { id: 'handyman', name: 'Handyman' },
] as const;
export type TradeId = (typeof TRADES)[number]['id'];

/** The address of a trade's page. */
export const tradePath = (id: TradeId): string => `/${id}`;
