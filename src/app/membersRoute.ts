/** ID of the route around every member page. Its data is the member's workspace, or null if the page is shown without one. */
export const MEMBERS_ROUTE = 'members';
