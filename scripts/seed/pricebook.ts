import { pricebookCategorySchema } from '@/domain/pricebook/category';
import { sampleItems } from '@/domain/pricebook/samples';
import { pricebookItemSchema, sortNameOf } from '@/domain/pricebook/schema';
import { templateOf } from '@/domain/pricebook/samples/templates';
import type { Industry } from '@/domain/user/schema';
import type { Team } from './accounts';
import type { CompanyClock } from './clock';
import type { Random } from './random';
import { created, type SeedWrite } from './writes';

const ONE_E4 = 10_000;
/** At fixed intervals, an item has an outdated cost, no cost, or a price derived from its cost. */
const STALE_EVERY = 9;
const UNKNOWN_EVERY = 17;

/** Returns a trade's usual items in categories, a bundle of two of them and one good/better/best template. */
export function pricebookWrites(
  industry: Industry,
  { companyId, owner }: Team,
  clock: CompanyClock,
  random: Random,
): SeedWrite[] {
  const { categories, items, template } = sampleItems(industry, clock.date(-40));
  const stamp = () => created(owner, clock.at(-200, 9 * 60), random);
  const write = (collection: string, id: string, data: Record<string, unknown>): SeedWrite => ({
    by: owner,
    kind: 'set',
    path: `companies/${companyId}/${collection}`,
    id,
    data: { ...data, ...stamp() },
  });
  const categoryIds = new Map(categories.map(({ name }) => [name, random.id()]));
  const itemIds = new Map(items.map(({ code }) => [code, random.id()]));
  const idOf = (code: string): string => itemIds.get(code) ?? '';

  const itemWrites = items.map(({ categoryName, ...item }, index) => {
    const costs =
      index % UNKNOWN_EVERY === 5
        ? { costCents: null, costCheckedOn: '' }
        : index % STALE_EVERY === 4
          ? { costCheckedOn: clock.date(-260) }
          : {};
    return write(
      'pricebook',
      idOf(item.code),
      pricebookItemSchema.parse({ ...item, ...costs, categoryId: categoryIds.get(categoryName) }),
    );
  });
  const [first, second] = items;
  const name = 'First visit with service';
  const bundle = pricebookItemSchema.parse({
    kind: 'bundle',
    code: 'BUNDLE-1',
    name,
    sortName: sortNameOf(name),
    pricing: { kind: 'parts', ratePpm: 0 },
    parts: [first, second].flatMap((part) => (part ? [{ itemId: idOf(part.code), quantityE4: ONE_E4 }] : [])),
  });
  return [
    ...categories.map((category) =>
      write(
        'pricebookCategories',
        categoryIds.get(category.name) ?? random.id(),
        pricebookCategorySchema.parse(category),
      ),
    ),
    ...itemWrites,
    write('pricebook', random.id(), bundle),
    write('pricebookTemplates', random.id(), templateOf(template, { idOf, newId: () => random.id() })),
  ];
}
