export function createPages() { return async (request, response) => { response.writeHead(404); response.end(); }; }
