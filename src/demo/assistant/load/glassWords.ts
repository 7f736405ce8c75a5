import { constructionOf, WINDOWS } from '@/domain/load-calc/constructions/catalog';

/** Returns the catalog glazing that the words refer to; null if none. */
export function glassIn(text: string): string | null {
  if (/low-?\s?e\b.*\b(?:sun|solar|south)|against the sun/i.test(text)) return 'low-e-solar';
  if (/low-?\s?e\b|energy star|(?:better|new|good|efficient) windows/i.test(text)) return 'low-e';
  if (/single[- ]pane/i.test(text)) return /metal|alumin/i.test(text) ? 'single-metal' : 'single-wood';
  if (/double[- ]pane|dual[- ]pane/i.test(text)) return /metal|alumin/i.test(text) ? 'double-metal' : 'double-vinyl';
  return null;
}

/** Returns the fields that define the glass, for an existing window. */
export function glassFields(id: string): Readonly<Record<string, unknown>> {
  const { interiorShading: _shading, ...fields } = constructionOf(WINDOWS, id).fields;
  return fields;
}
