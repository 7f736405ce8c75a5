/** What a dragged item of a template is carried as. */
export const DRAGGED_ITEM = 'application/x-fieldwright-inspection-item';
