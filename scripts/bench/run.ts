import { measureBilling } from './billing';
import { measureBuild } from './build';
import { withDemo } from './demo';
import { printTable } from './figures';
import { measureFunctions } from './functions';
import { measureInvoices } from './invoices';
import { measureLoads } from './loads';
import { measureMainActions } from './mainActions';
import { measurePdf } from './pdf';
import { measurePricebookSearch } from './pricebook';
import { measureRecords } from './records';
import { measureScreens } from './screens';
import { measureSearch } from './search';

const figures = [
  ...measureBuild(),
  ...measureFunctions(),
  ...(await measureRecords()),
  ...(await measureInvoices()),
  ...measureSearch(),
  ...measurePricebookSearch(),
  ...measureBilling(),
  ...measureLoads(),
  ...(await measurePdf()),
  ...(await withDemo(measureMainActions)),
  ...(await withDemo(measureScreens)),
];
// Figures of time are for reading, on a machine that does nothing else: no test asserts them.
process.exit(printTable(figures) ? 0 : 1);
