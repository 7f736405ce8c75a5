// Reads each endpoint's accepted parameters from the Stripe SDK's type definitions:
//
//   node scripts/stripe/parameters/readTypes.mjs     writes table.json; tests/stripe fails when it is out of date
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { ROOT } from '../../project.mjs';

const RESOURCES = join(ROOT, 'node_modules/stripe/esm/resources');
export const TABLE_FILE = join(import.meta.dirname, 'table.json');

/** Endpoint → [file, interface]. The stand-in supports only these. */
const ENDPOINTS = {
  'GET /v1/prices': ['Prices', 'PriceListParams'],
  'POST /v1/prices': ['Prices', 'PriceCreateParams'],
  'GET /v1/prices/:id': ['Prices', 'PriceRetrieveParams'],
  'POST /v1/prices/:id': ['Prices', 'PriceUpdateParams'],
  'GET /v1/products': ['Products', 'ProductListParams'],
  'POST /v1/products': ['Products', 'ProductCreateParams'],
  'GET /v1/products/:id': ['Products', 'ProductRetrieveParams'],
  'POST /v1/products/:id': ['Products', 'ProductUpdateParams'],
  'GET /v1/customers': ['Customers', 'CustomerListParams'],
  'POST /v1/customers': ['Customers', 'CustomerCreateParams'],
  'GET /v1/customers/:id': ['Customers', 'CustomerRetrieveParams'],
  'POST /v1/customers/:id': ['Customers', 'CustomerUpdateParams'],
  'GET /v1/checkout/sessions': ['Checkout/Sessions', 'SessionListParams'],
  'POST /v1/checkout/sessions': ['Checkout/Sessions', 'SessionCreateParams'],
  'GET /v1/checkout/sessions/:id': ['Checkout/Sessions', 'SessionRetrieveParams'],
  'POST /v1/checkout/sessions/:id/expire': ['Checkout/Sessions', 'SessionExpireParams'],
  'GET /v1/checkout/sessions/:id/line_items': ['Checkout/Sessions', 'SessionListLineItemsParams'],
  'GET /v1/subscriptions': ['Subscriptions', 'SubscriptionListParams'],
  'POST /v1/subscriptions': ['Subscriptions', 'SubscriptionCreateParams'],
  'GET /v1/subscriptions/:id': ['Subscriptions', 'SubscriptionRetrieveParams'],
  'POST /v1/subscriptions/:id': ['Subscriptions', 'SubscriptionUpdateParams'],
  'DELETE /v1/subscriptions/:id': ['Subscriptions', 'SubscriptionCancelParams'],
  'GET /v1/invoices': ['Invoices', 'InvoiceListParams'],
  'GET /v1/invoices/:id': ['Invoices', 'InvoiceRetrieveParams'],
  'POST /v1/invoices/create_preview': ['Invoices', 'InvoiceCreatePreviewParams'],
  'POST /v1/billing_portal/sessions': ['BillingPortal/Sessions', 'SessionCreateParams'],
  'GET /v1/events': ['Events', 'EventListParams'],
  'GET /v1/events/:id': ['Events', 'EventRetrieveParams'],
  'GET /v1/payment_intents': ['PaymentIntents', 'PaymentIntentListParams'],
  'POST /v1/payment_intents': ['PaymentIntents', 'PaymentIntentCreateParams'],
  'GET /v1/payment_intents/:id': ['PaymentIntents', 'PaymentIntentRetrieveParams'],
  'POST /v1/payment_intents/:id/confirm': ['PaymentIntents', 'PaymentIntentConfirmParams'],
  'POST /v1/payment_intents/:id/cancel': ['PaymentIntents', 'PaymentIntentCancelParams'],
  'POST /v1/setup_intents': ['SetupIntents', 'SetupIntentCreateParams'],
  'GET /v1/setup_intents/:id': ['SetupIntents', 'SetupIntentRetrieveParams'],
  'POST /v1/setup_intents/:id/confirm': ['SetupIntents', 'SetupIntentConfirmParams'],
  'GET /v1/payment_methods/:id': ['PaymentMethods', 'PaymentMethodRetrieveParams'],
  'POST /v1/payment_methods/:id/detach': ['PaymentMethods', 'PaymentMethodDetachParams'],
  'GET /v1/refunds': ['Refunds', 'RefundListParams'],
  'POST /v1/refunds': ['Refunds', 'RefundCreateParams'],
  'GET /v1/refunds/:id': ['Refunds', 'RefundRetrieveParams'],
  'POST /v1/accounts': ['Accounts', 'AccountCreateParams'],
  'GET /v1/accounts/:id': ['Accounts', 'AccountRetrieveParams'],
  'POST /v1/account_links': ['AccountLinks', 'AccountLinkCreateParams'],
  'GET /v1/charges/:id': ['Charges', 'ChargeRetrieveParams'],
  'GET /v1/balance_transactions': ['BalanceTransactions', 'BalanceTransactionListParams'],
  'GET /v1/payouts': ['Payouts', 'PayoutListParams'],
  'GET /v1/payouts/:id': ['Payouts', 'PayoutRetrieveParams'],
  'GET /v1/disputes/:id': ['Disputes', 'DisputeRetrieveParams'],
};

/** Large, and about payment methods and business details that the stand-in doesn't have: accepted as is. */
const UNREAD = new Set([
  'payment_method_options',
  'payment_method_data',
  'tax_id_data',
  'add_invoice_items',
  'schedule_details',
  'company',
  'individual',
  'documents',
  'settings',
  'groups',
  'capabilities',
  'price_data',
  'shipping_options',
  'flow_data',
  'cash_balance',
  'customer_details',
  'transfer_data',
]);
const READ_ANYWAY = new Set([
  'POST /v1/checkout/sessions line_items price_data',
  'POST /v1/checkout/sessions line_items price_data product_data',
]);

/**
 * The table, as text. Kinds: "s" text, "n" number, "b" boolean, "?" anything, "=a|b" one of; [kind] a list;
 * {"*": kind} a map; {"name": kind, "name?": kind} fields; {"|": kinds} any of them.
 * @returns {string}
 */
export function readTable() {
  const files = [...new Set(Object.values(ENDPOINTS).map(([file]) => join(RESOURCES, `${file}.d.ts`)))];
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const rows = Object.entries(ENDPOINTS).map(([endpoint, [file, name]]) => {
    const source = program.getSourceFile(join(RESOURCES, `${file}.d.ts`));
    const declaration = findInterface(source, name);
    if (!declaration) throw new Error(`${name} is not in ${file}.d.ts`);
    const kind = kindOf(checker, checker.getTypeAtLocation(declaration.name), [endpoint]);
    return `${JSON.stringify(endpoint)}: ${JSON.stringify(kind)}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

function findInterface(node, name) {
  if (ts.isInterfaceDeclaration(node) && node.name.text === name) return node;
  return ts.forEachChild(node, (child) => findInterface(child, name));
}

function kindOf(checker, type, path) {
  if (UNREAD.has(path.at(-1)) && !READ_ANYWAY.has(path.join(' '))) return '?';
  if (type.isUnion()) return kindOfUnion(checker, type.types, path);
  if (type.flags & ts.TypeFlags.StringLiteral) return `=${type.value}`;
  if (type.flags & ts.TypeFlags.StringLike) return 's';
  if (type.flags & ts.TypeFlags.NumberLike) return 'n';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'b';
  if (type.isIntersection() || type.symbol?.name === 'Decimal') return 's';
  if (checker.isArrayType(type)) return [kindOf(checker, checker.getTypeArguments(type)[0], path)];
  const ofAny = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  if (ofAny) return { '*': kindOf(checker, ofAny.type, path) };
  const fields = checker.getPropertiesOfType(type).map((property) => {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const kind = kindOf(checker, checker.getTypeOfSymbol(property), [...path, property.name]);
    return [isOptional ? `${property.name}?` : property.name, kind];
  });
  return Object.fromEntries(fields);
}

function kindOfUnion(checker, types, path) {
  // The types leave lists of names open (OtherString), for responses of newer servers: what we send must be listed.
  const hasNames = types.some(({ flags, value }) => flags & ts.TypeFlags.StringLiteral && value !== '');
  const kinds = types
    .filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
    .filter((type) => !(hasNames && type.isIntersection()))
    .map((type) => kindOf(checker, type, path));
  // null is sent as an empty string.
  if (types.some(({ flags }) => flags & ts.TypeFlags.Null)) kinds.push('=');
  const literals = kinds.filter((kind) => typeof kind === 'string' && kind.startsWith('='));
  const others = [...new Set(kinds.filter((kind) => !literals.includes(kind)))];
  if (others.includes('s') || others.includes('?')) return others.length === 1 ? others[0] : { '|': others };
  const all =
    literals.length > 0
      ? [...others, `=${[...new Set(literals.map((text) => text.slice(1)))].sort().join('|')}`]
      : others;
  return all.length === 1 ? all[0] : { '|': all };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(TABLE_FILE, readTable());
  console.log(`${TABLE_FILE}: ${Math.round(readFileSync(TABLE_FILE).length / 1024)} kB`);
}
