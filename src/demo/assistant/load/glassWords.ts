import { constructionOf, WINDOWS } from '@/domain/load-calc/constructions/catalog';

/** The glazing in the catalog that the words refer to; null when they refer to none. */
export function glassIn(text: string): string | null {
  if (/low-?\s?e\b.*\b(?:sun|solar|south)|against the sun/i.test(text)) return 'low-e-solar';
  if (/low-?\s?e\b|energy star|(?:better|new|good|efficient) windows/i.test(text)) return 'low-e';
  if (/single[- ]pane/i.test(text)) return /metal|alumin/i.test(text) ? 'single-metal' : 'single-wood';
  if (/double[- ]pane|dual[- ]pane/i.test(text)) return /metal|alumin/i.test(text) ? 'double-metal' : 'double-vinyl';
  return null;
}

/** What makes the glass, for a window that is there. */
export function glassFields(id: string): Readonly<Record<string, unknown>> {
  const { interiorShading: _shading, ...fields } = constructionOf(WINDOWS, id).fields;
  return fields;
}
