/** Drag data type of a template item. */
export const DRAGGED_ITEM = 'application/x-fieldwright-inspection-item';
