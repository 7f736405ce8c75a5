/** The name of the route around every page of a member. Its data is their workspace, or null where the page stands without one. */
export const MEMBERS_ROUTE = 'members';
