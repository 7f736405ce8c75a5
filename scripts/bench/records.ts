import { DEFAULT_LIST_LIMIT } from '@/data/limits';
import { companyPath, defineCollection } from '@/data/records/definition';
import { createMemoryStore } from '@/data/records/memoryStore';
import type { Repository } from '@/data/records/repository';
import type { RecordStore } from '@/data/records/store';
import { customersBy } from '@/domain/customer/queries';
import { customerSchema, type Customer } from '@/domain/customer/schema';
import { buildCustomer } from '@/testing/factories/customer';
import { documentsOf } from '@/testing/factories/documents';
import { benchRepositories } from './benchRepositories';
import { counting } from './countedStore';
import { median, type Figure } from './figures';

const READS = 20_000;
const WARM_UP = 2000;
const CACHED_LIMIT_MS = 0.05;
const OPENING_LIMIT = 60;
const CUSTOMERS = 500;

/** Measures reading a record that was read before, and what the customer list reads when it opens. */
export async function measureRecords(): Promise<Figure[]> {
  const customers = Array.from({ length: CUSTOMERS }, (_, index) => buildCustomer({ lastName: `Customer ${index}` }));
  const counted = counting(createMemoryStore({ 'companies/c1/customers': documentsOf(customers) }));
  const repository = customersOn(counted.store);
  const [first] = customers;
  if (!first) return [];

  const times: number[] = [];
  for (let round = 0; round < WARM_UP + READS; round += 1) {
    const startedAt = performance.now();
    await repository.getById(first.id);
    if (round >= WARM_UP) times.push(performance.now() - startedAt);
  }
  const readsBefore = counted.documents();
  await repository.getAll({
    ...customersBy('active', { field: 'sortName', direction: 'asc' }),
    limit: DEFAULT_LIST_LIMIT,
  });
  return [
    { what: 'Cached getById, median', figure: median(times.sort((a, b) => a - b)), unit: 'ms', limit: CACHED_LIMIT_MS },
    {
      what: `Documents read by the first page of /customers, of ${CUSTOMERS}`,
      figure: counted.documents() - readsBefore,
      unit: 'reads',
      limit: OPENING_LIMIT,
    },
  ];
}

function customersOn(store: RecordStore): Repository<Customer> {
  const definition = defineCollection({
    name: 'customers',
    path: companyPath('customers'),
    schema: () => customerSchema,
  });
  return benchRepositories(store)(definition);
}
