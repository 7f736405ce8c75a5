import { decodePricebookRows, encodePricebookRows, pricebookRow, type PricebookRow } from '@/domain/pricebook/row';
import { sampleItems } from '@/domain/pricebook/samples';
import { combinePricebook, preparePricebookRow, searchPricebook } from '@/domain/pricebook/search';
import { INDUSTRIES } from '@/domain/user/schema';
import { median, quantile, type Figure } from './figures';

const ITEMS = 20_000;
const SHOWN = 60;
const ROUNDS = 5;
const KEYSTROKE_LIMIT_MS = 16;

/** Measures searching a pricebook of 20,000 items as the user types. */
export function measurePricebookSearch(): Figure[] {
  const samples = INDUSTRIES.flatMap((industry) => sampleItems(industry, '2026-01-01').items);
  const rows = Array.from({ length: ITEMS }, (_, index): PricebookRow => {
    const item = samples[index % samples.length] ?? samples[0];
    if (!item) throw new Error('There are no samples');
    const number = String(index).padStart(5, '0');
    return pricebookRow({
      ...item,
      id: `item-${number}`,
      code: `${item.code}-${number}`,
      name: `${item.name} ${number}`,
      vendorPartNumber: `97F${number}-${index % 97}`,
      vendor: 'Carrier Supply',
    });
  });
  const startedAt = performance.now();
  const directory = combinePricebook(decodePricebookRows(encodePricebookRows(rows)).map(preparePricebookRow));
  const preparing = performance.now() - startedAt;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of ['dual run capacitor', 'FUR-96-00', '97f01234', 'carrier blower', 'capasitor', 'qwertzuiop']) {
      for (let length = 1; length <= text.length; length += 1) {
        const from = performance.now();
        searchPricebook(directory, text.slice(0, length), { limit: SHOWN });
        times.push(performance.now() - from);
      }
    }
  }
  times.sort((a, b) => a - b);
  return [
    {
      what: `Search over ${ITEMS.toLocaleString('en-US')} pricebook items per keystroke, median`,
      figure: median(times),
      unit: 'ms',
      limit: KEYSTROKE_LIMIT_MS,
    },
    { what: '... 95 of 100 keystrokes', figure: quantile(times, 0.95), unit: 'ms' },
    { what: '... reading and preparing the pricebook once, in the worker', figure: preparing, unit: 'ms' },
  ];
}
