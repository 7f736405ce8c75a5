import { foldColumn } from './columnNames';

/** The kind of record in a file's rows. `unknown`: the column names don't reveal it. */
export const FILE_KINDS = [
  'customers',
  'invoices',
  'jobs',
  'visits',
  'estimates',
  'payments',
  'equipment',
  'prices',
  'plans',
  'hours',
  'employees',
  'vendors',
  'unknown',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Labels for kinds of lists: `This looks like a list of invoices`. */
export const FILE_KIND_LABELS: Record<FileKind, string> = {
  customers: 'a list of customers',
  invoices: 'a list of invoices',
  jobs: 'a list of jobs',
  visits: 'a list of visits',
  estimates: 'a list of estimates',
  payments: 'a list of payments or other transactions',
  equipment: 'a list of equipment',
  prices: 'a price list',
  plans: 'a list of service plans',
  hours: 'a list of hours worked',
  employees: 'a list of employees',
  vendors: 'a list of vendors',
  unknown: 'a list of something else',
};

/** `key`: a column only found in such a list. `more`: columns that go with it. All folded. */
type Signs = { key: RegExp; more: RegExp; weight?: number };

const NUMBER = '(?:number|no|num|nr|id)';
const SIGNS: Readonly<Partial<Record<FileKind, Signs>>> = {
  invoices: {
    key: new RegExp(
      `^(?:invoice${NUMBER}?s?|inv${NUMBER}|doc(?:ument)?${NUMBER}|invoice(?:date|status|amount|total|summary)|bill${NUMBER})$`,
    ),
    more: /^(?:invoice\w*|doc(?:ument)?date|net|gross|outstanding|open|due(?:date|on)?|amountdue|balancedue|dueamount|issue(?:d|ddate)?|amount|total|totaldollar|subtotal|taxamount|paid|amountpaid|balance|date|status|terms?)$/,
  },
  jobs: {
    key: new RegExp(
      `^(?:job|job${NUMBER}s?|jobdatetime|jobtotalprice|jobsheduled\\w*|jobscheduled\\w*|workorder${NUMBER}?|wo${NUMBER}?|ticket${NUMBER})$`,
    ),
    more: /^(?:job(?!title)\w*|scheduled?\w*|complet\w*|assigned\w*|tech(?:s|nicians?|nician\w*)?|primarytechnician|dispatch\w*|businessunit|start(?:date|time)?|end(?:date|time)?|total|amount|date|status|duration|summary|balancedue)$/,
  },
  visits: {
    key: new RegExp(
      `^(?:visit(?:title|${NUMBER}|completed|based|date|status)|appointment(?:${NUMBER}|date|time|status)?)$`,
    ),
    more: /^(?:visit\w*|appointment\w*|assignedto|scheduledduration|timetracked|arrival\w*|oneoffjob|date|start|end|starttime|endtime)$/,
    weight: 2,
  },
  estimates: {
    key: new RegExp(`^(?:(?:estimate|quote|proposal|bid)(?:${NUMBER}|name|status|date|total|amount)?)$`),
    more: /^(?:estimate\w*|quote\w*|proposal\w*|opportunity\w*|sent(?:date|on)?|approved\w*|accepted\w*|expir\w*|soldon|soldby|(?:open|won|lost)value|subtotal|discountamount|taxamount|total|amount|status|date)$/,
  },
  payments: {
    key: new RegExp(
      `^(?:(?:payment|transaction|receipt|deposit|payout)${NUMBER}|transaction(?:type|date)|payment(?:method|type|amount)|paidwith|paidthrough|(?:amount)?refunded(?:amount)?|card(?:last4|brand)|che(?:ck|que)${NUMBER}|cardtype|cardending\\w*|confirmation${NUMBER}|posting(?:yn)?)$`,
    ),
    more: /^(?:payment\w*|transaction\w*|method|type|tip|fee|total|amount|refund\w*|card\w*|paid\w*|num|memodescription|account(?:name)?|payout\w*|date|time|note|balance|confirmationnumber|clear|class)$/,
  },
  equipment: {
    key: new RegExp(
      `^(?:serial${NUMBER}?s?|(?:equipment|asset|unit|system)(?:${NUMBER}|type|name|model|make|serial)|serialmodel|modelserial)$`,
    ),
    more: /^(?:make|model\w*|manufacturer|brand|type|install\w*|warranty\w*|refrigerant\w*|filter\w*|equipment\w*|tonnage|capacity|year|age|location|condition)$/,
  },
  prices: {
    key: /^(?:sku|(?:item|product|task|service|part|material)(?:code|name|number|no|description)|part|product(?:service)?(?:name|fullname)?|service|item|unitprice|unitcost|salesprice(?:rate)?|sellprice|sellingprice|listprice|retailprice|memberprice|memberrate|yourprice|netcost|ourcost|purchasecost|vendorpart\w*|mpn|upc|uom|unitofmeasure|markup|margin|pricebookprice|invitemtype|categoryname)$/,
    more: /^(?:price|cost|rate|code|name|description|category\w*|unit|type|taxable|minutes|hours|quantity\w*|vendor|supplier|manufacturer|primaryvendor|isactive|active|salesdescription|incomeaccount|expenseaccount|industry)$/,
  },
  plans: {
    key: new RegExp(
      `^(?:plan(?:name|type|${NUMBER})?|serviceplan\\w*|(?:agreement|membership|maintenanceplan)(?:${NUMBER}|name|type|status|level)?)$`,
    ),
    more: /^(?:plan\w*|agreement\w*|membership\w*|start(?:date)?|end(?:date)?|renew\w*|expir\w*|next\w*|billingfrequency|frequency|price|status|visits\w*)$/,
  },
  hours: {
    key: /^(?:clock(?:ed)?(?:in|out)\w*|timein|timeout|hoursworked|regularhours|overtimehours|(?:total|paid)hours|timesheet\w*|payperiod\w*)$/,
    more: /^(?:employee\w*|date|hours|overtime|regular|job\w*|break\w*|rate|duration|technician|name)$/,
  },
  employees: {
    key: /^(?:employee(?:name|number|no|id|status)?|hiredate|hired(?:on)?|payrate|hourlyrate|jobrole|department|ssn|terminationdate|teammember)$/,
    more: /^(?:employee\w*|title|jobtitle|role|position|pay\w*|salary|birth\w*|manager|supervisor|license\w*)$/,
  },
  vendors: {
    key: /^(?:(?:vendor|supplier|subcontractor)(?:name|number|no|id|type|company)?|1099\w*|taxid|eligiblefor1099)$/,
    more: /^(?:vendor\w*|supplier\w*|terms|balance|openbalance|accountnumber|accountno)$/,
  },
};

/** Columns that identify a person and how to reach them. */
const CONTACT =
  /^(?:(?:customer|client|contact|billing|main|primary|home|work|mobile|cell|alternate|alt|secondary|other|office)*(?:phone|phones|mobile|cell|telephone|tel|email|emails|mail|emailaddress|firstname|lastname|fname|lname)(?:number|numbers|address|[1-3])?|first|last|surname|companyname)$/;
const PLACE =
  /^(?:(?:billing|service|customer|property|location|mailing|shipping|job|site)?(?:address\w*|street\w*|addr|city|state|province|zip\w*|postalcode|postcode)|billto\w*|shipto\w*|baddr\d|saddr\d)$/;
const NAME =
  /^(?:name|vorname|nachname|firma|customer|customername|client|clientname|displayname|fullname|customerfullname|company|companyname|contact|contactname|from|payer|paidby|receivedfrom|billto|soldto)$/;
/** Buyer columns: a price list never has them. */
const BUYER = /^(?:customer|client)(?:name|fullname)?$/;
const DAY = /date|^day$|^on$|created|issued|^received$|^posted$|^when$/;
const AMOUNT =
  /^(?:amount|amt|total|gross|totalamount|amountpaid|grandtotal|balance|(?:balance|total|amount)due|paid|revenue|sales|price|openbalance)$/;

/**
 * Recognizes what a file is a list of by its column names. A column found only in such a list (`Invoice #`) plus another that goes with
 * it decide; a customer list has neither, however many columns about people the other lists have.
 */
export function recognizeKind(columns: readonly string[]): FileKind {
  // ServiceTitan appends the record type: `Job # (Invoices)`.
  const names = columns.map((column) =>
    foldColumn(column.replace(/\s*\((?!\$)[^)]*\)\s*$/, '').replace(/\(\$\)/, ' ')),
  );
  const count = (pattern: RegExp): number => names.filter((name) => pattern.test(name)).length;
  const people = count(CONTACT);
  const places = count(PLACE);
  const buyers = count(BUYER);
  let best: { kind: FileKind; score: number } = { kind: 'unknown', score: 0 };
  for (const [kind, signs] of Object.entries(SIGNS) as [FileKind, Signs][]) {
    const { key, more, weight = 1 } = signs;
    const keys = count(key);
    const others = names.filter((name) => !key.test(name) && more.test(name)).length;
    if (!isSuch(kind, { keys, others, people, places, buyers })) continue;
    const score = (3 * keys + others) * weight;
    if (score > best.score) best = { kind, score };
  }
  if (best.score > 0) return best.kind;
  const isMoney = names.some((name) => DAY.test(name)) && count(AMOUNT) > 0;
  if (isMoney && people + places <= 1 && (count(NAME) > 0 || people > 0))
    return names.some((name) => name.includes('due')) ? 'invoices' : 'payments';
  const isWork = names.includes('jobname') && names.some((name) => name !== 'jobname' && SIGNS.jobs?.more.test(name));
  if (isWork && people === 0) return 'jobs';
  const isPriced = count(/^(?:price|cost|rate)$/) > 0 && count(/^(?:name|code|description|title|task)$/) > 0;
  if (isPriced && people + places + buyers === 0) return 'prices';
  return people > 0 || count(NAME) > 0 ? 'customers' : 'unknown';
}

/** Whether rows of this kind are customers, as far as can be determined. */
export const isOfCustomers = (kind: FileKind): boolean => kind === 'customers' || kind === 'unknown';

type Found = { keys: number; others: number; people: number; places: number; buyers: number };

function isSuch(kind: FileKind, { keys, others, people, places, buyers }: Found): boolean {
  if (keys === 0) return false;
  // A customer list may have extra columns for one unit, one plan or one person in charge.
  if (kind === 'equipment') return others > 0 && (people <= 1 || keys + others >= 6);
  if (kind === 'plans') return others >= 2 || (others > 0 && people <= 2);
  if (kind === 'employees' || kind === 'vendors') return keys + others >= 2 || people === 0;
  if (kind === 'prices') return keys + others >= 2 && people + places + buyers === 0;
  return others > 0 || keys > 1 || people + places <= 2;
}
